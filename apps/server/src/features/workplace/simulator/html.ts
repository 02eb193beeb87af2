const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A piece of a page whose values have been made harmless already. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const safe = (value: string | Html | readonly Html[]): string => {
  if (value instanceof Html) return value.text
  if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
  return value.map(({ text }) => text).join('')
}

/** html`<p>${anything}</p>`: whatever is put in is text, unless it is a piece of a page itself. */
export const html = (
  pieces: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html => new Html(String.raw({ raw: pieces.raw }, ...values.map(safe)))
