import { extensionsOf } from './file-filters.ts'
import type { UploaderSettings } from './uploader-settings.ts'

type OnFiles = (files: File[]) => void

/** Where files come from: a button that opens the chooser, an area to drop on, a place to paste into. Answers what lets go of them. */
export const listenToSources = (settings: UploaderSettings, onFiles: OnFiles): (() => void) => {
  const { browse_button, drop_element, paste_element } = settings
  const ends = [
    browse_button && listenToButton(browse_button, settings, onFiles),
    drop_element && listenToDrops(drop_element, onFiles),
    paste_element && listenToPastes(paste_element, onFiles),
  ]
  return () => {
    for (const end of ends) end?.()
  }
}

const listenToButton = (button: HTMLElement, settings: UploaderSettings, onFiles: OnFiles) => {
  const open = () => {
    const input = document.createElement('input')
    input.type = 'file'
    input.multiple = settings.multi_selection
    input.accept = extensionsOf(settings.filters)
      .map((extension) => `.${extension}`)
      .join(',')
    input.onchange = () => onFiles([...(input.files ?? [])])
    input.click()
  }
  button.addEventListener('click', open)
  return () => button.removeEventListener('click', open)
}

export const listenToDrops = (area: HTMLElement, onFiles: OnFiles) => {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    area.dataset.dropping = 'true'
  }
  const leave = () => delete area.dataset.dropping
  const drop = (event: DragEvent) => {
    leave()
    if (!hasFiles(event)) return
    event.preventDefault()
    onFiles([...(event.dataTransfer?.files ?? [])])
  }
  area.addEventListener('dragover', over)
  area.addEventListener('dragleave', leave)
  area.addEventListener('drop', drop)
  return () => {
    area.removeEventListener('dragover', over)
    area.removeEventListener('dragleave', leave)
    area.removeEventListener('drop', drop)
  }
}

export const listenToPastes = (place: HTMLElement, onFiles: OnFiles) => {
  const paste = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  place.addEventListener('paste', paste)
  return () => place.removeEventListener('paste', paste)
}
