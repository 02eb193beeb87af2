/** The package types only its full build, which also carries adaptive streaming that we do not serve. */
declare module 'video.js/core.es.js' {
  import videojs from 'video.js'
  // biome-ignore lint/style/noDefaultExport: describes what the package exports
  export default videojs
}
