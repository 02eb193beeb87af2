import type { Post } from '@fairlead/contract/posts/posts.schema.ts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import classes from './feed.module.css'
import { PostCard } from './post-card.tsx'

const GUESSED_HEIGHT = 320
const GAP = 14
const AROUND = 4

/** Only the cards near the screen are there; a list of hundreds scrolls like one of ten. */
export function VirtualPosts({ posts }: { posts: readonly Post[] }) {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  // What stands above the list grows while it loads.
  useLayoutEffect(() => {
    const measure = () => setTop(list.current?.offsetTop ?? 0)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const rows = useWindowVirtualizer({
    count: posts.length,
    estimateSize: () => GUESSED_HEIGHT,
    getItemKey: (index) => posts[index]?.ugcId ?? index,
    overscan: AROUND,
    gap: GAP,
    scrollMargin: top,
  })
  return (
    <div ref={list} className={classes.virtual} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const post = posts[index]
        return (
          post && (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={classes.row}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <PostCard post={post} />
            </div>
          )
        )
      })}
    </div>
  )
}
