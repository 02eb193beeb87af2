const COPIED = [
  'boxSizing',
  'width',
  'padding',
  'border',
  'font',
  'letterSpacing',
  'lineHeight',
  'whiteSpace',
  'wordBreak',
  'overflowWrap',
] as const
const GAP = 6

/** Where a character of a text area is on the screen: a copy of the area, laid out up to it, tells. */
export const placeOfCharacter = (
  area: HTMLTextAreaElement,
  position: number,
): { left: number; top: number } => {
  const style = getComputedStyle(area)
  const copy = document.createElement('div')
  for (const name of COPIED) copy.style[name] = style[name]
  Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', whiteSpace: 'pre-wrap' })
  copy.textContent = area.value.slice(0, position)
  const mark = document.createElement('span')
  mark.textContent = '@'
  copy.append(mark)
  document.body.append(copy)
  const box = area.getBoundingClientRect()
  const left = box.left + mark.offsetLeft
  const top = box.top + mark.offsetTop + mark.offsetHeight - area.scrollTop + GAP
  copy.remove()
  return { left: Math.max(0, Math.min(left, window.innerWidth - 292)), top: Math.min(top, box.bottom + GAP) }
}
