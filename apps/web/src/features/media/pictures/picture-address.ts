/** `post-12.3` is the third picture of the gallery `post-12`; whatever makes no sense shows none. */
export const readPicturePlace = (picture: unknown, name: string, count: number): number | undefined => {
  const [gallery, place] = typeof picture === 'string' ? picture.split('.') : []
  const index = Number(place) - 1
  return gallery === name && Number.isInteger(index) && index >= 0 && index < count ? index : undefined
}

export const writePicturePlace = (name: string, index: number): string => `${name}.${index + 1}`
