// Word wraps what it copies in its own markup: conditional comments, empty office tags, lists that are paragraphs with a
// printed bullet. The editor's schema drops unknown tags and styles by itself; this turns the rest into what was meant.

const BULLET = /^[\s\u00a0]*([·•●▪◦‣o§\u2022-]|\(?\d{1,3}[.)、])[\s\u00a0]+/u

/** Pasted HTML without what only its source understands. */
export const cleanPaste = (html: string): string => {
  // Styles are read, never applied: our content security policy refuses them even in a page that nobody sees.
  const quiet = html.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/\sstyle\s*=/gi, ' data-look=')
  const page = new DOMParser().parseFromString(quiet, 'text/html')
  for (const element of page.body.querySelectorAll('script, style, meta, link, title, iframe, object, xml'))
    element.remove()
  for (const element of [...page.body.querySelectorAll('*')])
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes)
  for (const span of [...page.body.querySelectorAll('span')]) speakByTag(span)
  gatherLists(page)
  for (const heading of [...page.body.querySelectorAll('h1, h4, h5, h6')])
    rename(heading, headingFor(heading))
  for (const paragraph of page.body.querySelectorAll('p'))
    if (paragraph.textContent?.trim() === '' && !paragraph.querySelector('img')) paragraph.remove()
  for (const element of page.body.querySelectorAll<HTMLElement>('*')) plain(element)
  return page.body.innerHTML
}

const headingFor = ({ tagName }: Element) => (tagName === 'H1' ? 'h2' : 'h3')

const lookOf = (element: HTMLElement): string => (element.dataset.look ?? '').toLowerCase()

const ALIGNED = /text-align:\s*(center|right)/

/** Of all looks only the alignment is ours to keep. */
const plain = (element: HTMLElement): void => {
  const align = ALIGNED.exec(lookOf(element))?.[1]
  for (const name of ['class', 'data-look', 'lang']) element.removeAttribute(name)
  if (align) element.dataset.align = align
}

const MEANT = [
  ['strong', /font-weight:\s*(?:bold|[6-9]00)/],
  ['em', /font-style:\s*italic/],
  ['u', /text-decoration[^;]*underline/],
] as const

/** Styles say what a tag could: web pages and Word write bold as a span. */
const speakByTag = (span: HTMLElement): void => {
  for (const [tag, pattern] of MEANT) {
    if (!pattern.test(lookOf(span))) continue
    const wrapper = span.ownerDocument.createElement(tag)
    wrapper.append(...span.childNodes)
    span.append(wrapper)
  }
}

const isWordItem = (element: Element): boolean =>
  /MsoList/.test(element.className) || /mso-list/.test(element.getAttribute('data-look') ?? '')

const isNumbered = (item: Element): boolean => /\d/.test(BULLET.exec(item.textContent ?? '')?.[1] ?? '')

const gatherLists = (page: Document): void => {
  for (const first of [...page.body.querySelectorAll('p')]) {
    if (!first.isConnected || !isWordItem(first)) continue
    const numbered = isNumbered(first)
    const list = page.createElement(numbered ? 'ol' : 'ul')
    first.before(list)
    const belongs = (item: Element) =>
      item.tagName === 'P' && isWordItem(item) && isNumbered(item) === numbered
    for (let item: Element | null = first; item && belongs(item); ) {
      const next: Element | null = item.nextElementSibling
      list.append(listItem(page, item))
      item = next
    }
  }
}

const listItem = (page: Document, paragraph: Element): HTMLElement => {
  const item = page.createElement('li')
  const body = page.createElement('p')
  body.append(...paragraph.childNodes)
  dropBullet(body)
  item.append(body)
  paragraph.remove()
  return item
}

/** The printed bullet may lie across several text nodes. */
const dropBullet = (paragraph: Element): void => {
  let left = BULLET.exec(paragraph.textContent ?? '')?.[0].length ?? 0
  const texts = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  while (left > 0 && texts.nextNode()) {
    const text = texts.currentNode as Text
    const taken = Math.min(left, text.length)
    text.deleteData(0, taken)
    left -= taken
  }
}

const rename = (element: Element, tag: string): void => {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
