const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** By units of 1024, with one decimal below ten: 3.2 MB, 48 KB. */
export const formatBytes = (bytes: number): string => {
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024
    unit++
  }
  return `${unit > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`
}
