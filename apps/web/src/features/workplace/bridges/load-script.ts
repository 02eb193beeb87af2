const loading = new Map<string, Promise<void>>()

/** A suite's own script, once a page. Pages outside a suite never load it. */
export const loadScript = (url: string): Promise<void> => {
  const known = loading.get(url)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(url)
      script.remove()
      reject(new Error(`${url} does not load`))
    }
    document.head.append(script)
  })
  loading.set(url, loaded)
  return loaded
}
