/** Something to share, as a card tells it: people's own words, and ours around them. */
export interface ShareSubject {
  title: string
  summary: string
  /** What kind of thing it is and where it comes from. */
  label: string
  /** The word on the button. */
  action: string
  url: string
}
