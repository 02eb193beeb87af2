/** Saves what a canvas shows as a file; false when the browser could not make one. */
export const downloadCanvas = async (canvas: HTMLCanvasElement, fileName: string): Promise<boolean> => {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!blob) return false
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // The download has its own hold on the data by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href))
  return true
}
