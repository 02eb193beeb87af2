/** What a share image says, whatever it speaks of: a post, a badge, a lesson. */
export interface ShareCard {
  /** A word above the text: what this is. */
  kind: string
  text: string
  /** Who says it, and where they stand. */
  name: string
  position?: string
  /** Where the code leads. */
  link: string
  /** Beside the code: what it is for. */
  invitation: string
}

export interface ShareStyle {
  name: 'paper' | 'tide' | 'night'
  ground: string
  ink: string
  soft: string
  accent: string
  panel: string
}

/** Three looks of the same card. Drawn on a canvas, which reads no custom properties: the values follow tokens.css. */
export const SHARE_STYLES: readonly ShareStyle[] = [
  {
    name: 'paper',
    ground: '#f7f5f1',
    ink: '#10243a',
    soft: '#5b6b7d',
    accent: '#0b7285',
    panel: '#ffffff',
  },
  {
    name: 'tide',
    ground: '#0b7285',
    ink: '#ffffff',
    soft: '#cfe6e9',
    accent: '#ffffff',
    panel: '#09616f',
  },
  {
    name: 'night',
    ground: '#0b1a24',
    ink: '#f2f6f9',
    soft: '#9aa9b8',
    accent: '#6fb3bd',
    panel: '#12283a',
  },
]
