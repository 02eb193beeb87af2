import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { languageOf, partsOf } from '../mentions.ts'
import { postsText } from '../posts.text.ts'
import classes from './post-text.module.css'

interface PostTextProps {
  content: string
  /** Cut after six lines, with a way to read on. */
  folded?: boolean
  size?: 'normal' | 'large'
}

export function PostText({ content, folded = false, size = 'normal' }: PostTextProps) {
  const t = useText(postsText)
  const text = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const element = text.current
    if (!folded || !element) return
    const measure = () => setIsCut((cut) => cut || element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [folded])

  if (!content) return null
  return (
    <div className={classes.block}>
      <p
        ref={text}
        className={classes.text}
        data-size={size}
        data-folded={folded && !isOpen}
        lang={languageOf(content)}
      >
        {partsOf(content).map((part) =>
          part.isMention ? (
            <span key={part.place} className={classes.mention}>
              {part.text}
            </span>
          ) : (
            part.text
          ),
        )}
      </p>
      {isCut && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'post.collapse' : 'post.expand')}
        </button>
      )}
    </div>
  )
}
