const seconds = (since) => `${Math.max(1, Math.round((performance.now() - since) / 1000))} s`

/**
 * Shows one line for a piece of work that takes a while: `  Building the web … 9 s`.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {{ write(text: string): unknown, isTTY?: boolean }} out
 * @returns {Promise<T>}
 */
export const phase = async (title, work, out = process.stdout) => {
  const since = performance.now()
  const line = `  ${title} …`
  out.write(line)
  // A terminal sees the seconds count; a log file gets them once.
  const ticking = out.isTTY && setInterval(() => out.write(`\r${line} ${seconds(since)}`), 1000)
  let outcome = 'failed'
  try {
    const result = await work()
    outcome = seconds(since)
    return result
  } finally {
    if (ticking) clearInterval(ticking)
    out.write(out.isTTY ? `\r${line} ${outcome}  \n` : ` ${outcome}\n`)
  }
}
