import { useState } from 'react'
import { PostDrawerContent } from './post-drawer-content.tsx'

interface PostDrawerProps {
  /** The post of the address; nothing when the drawer is closed. */
  ugcId: number | undefined
  onClose: () => void
}

export function PostDrawer({ ugcId, onClose }: PostDrawerProps) {
  // Kept while the drawer slides away, so that its content leaves with it.
  const [shown, setShown] = useState(ugcId)
  if (ugcId !== undefined && ugcId !== shown) setShown(ugcId)
  if (shown === undefined) return null
  return <PostDrawerContent key={shown} ugcId={shown} opened={ugcId !== undefined} onClose={onClose} />
}
