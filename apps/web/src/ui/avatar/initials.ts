const cjk = /\p{Script=Han}/u

/** 李晓慧 → 晓慧, Emma Clarke → EC, prince → P. */
export const initialsOf = (name: string): string => {
  const trimmed = name.trim()
  if (cjk.test(trimmed))
    return [...trimmed]
      .filter((character) => cjk.test(character))
      .slice(-2)
      .join('')
  const words = trimmed.split(/[\s_.·-]+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}

/** How one is greeted: 李晓慧 → 晓慧, 何远 → 何远, Emma Clarke → Emma. */
export const givenNameOf = (name: string): string => {
  const trimmed = name.trim()
  const characters = [...trimmed]
  if (cjk.test(trimmed) && !trimmed.includes(' '))
    return characters.length === 3 ? characters.slice(1).join('') : trimmed
  return trimmed.split(/\s+/)[0] ?? trimmed
}
