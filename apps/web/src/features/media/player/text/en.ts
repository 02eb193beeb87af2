export const en = {
  play: 'Play the video',
  playNamed: 'Play “{{title}}”',
  loading: 'The player is being opened',
  resumed: 'Going on at {{time}}',
}
