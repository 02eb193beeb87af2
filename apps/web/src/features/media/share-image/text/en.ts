export const en = {
  title: 'Share as a picture',
  picture: 'Picture to share, look {{place}} of {{count}}: {{text}}',
  previous: 'Previous look',
  next: 'Next look',
  download: 'Download',
  close: 'Close',
  downloaded: 'Saved to your downloads.',
  failed: 'The picture could not be made. Please try again.',
}
