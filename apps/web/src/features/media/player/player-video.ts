/** What the player needs to know about a video. */
export interface PlayerVideo {
  videoBaseId: string
  sources: readonly { src: string; type: string }[]
  subtitles?: readonly { url: string; language: string; label: string }[]
  /** Before the reader's language; rarely wanted. */
  defaultSubtitle?: string
  poster?: string
}
