export const en = {
  open: 'Open picture {{place}} of {{count}}',
  title: 'Pictures',
  close: 'Close the pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
}
