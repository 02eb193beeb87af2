import { createElement, Fragment, type ReactNode } from 'react'
import classes from './prose.module.css'

/** A formatted text as the editor stores it. Whatever it does not know it shows as its words, never as markup. */
export interface ProseNode {
  type: string
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: readonly { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  content?: readonly ProseNode[] | undefined
}

interface ProseProps {
  doc: ProseNode
  /** Gives headings an address, for a list of contents. */
  headingId?: (index: number) => string
}

/** Long text as a magazine sets it. */
export function Prose({ doc, headingId }: ProseProps) {
  let headings = 0
  const idOf = (node: ProseNode) => (node.type === 'heading' ? headingId?.(headings++) : undefined)
  return (
    <div className={classes.prose}>
      {(doc.content ?? []).map((node, index) => (
        <Fragment key={keyOf(node, index)}>{renderBlock(node, idOf(node))}</Fragment>
      ))}
    </div>
  )
}

// The text never changes while it is shown, so that a place in it is as good as a name.
const keyOf = (node: ProseNode, index: number): string => `${index}${node.type}`

const renderChildren = (node: ProseNode): ReactNode =>
  (node.content ?? []).map((child, index) => (
    <Fragment key={keyOf(child, index)}>{renderBlock(child)}</Fragment>
  ))

const alignOf = (node: ProseNode): 'left' | 'center' | 'right' | 'justify' | undefined => {
  const align = node.attrs?.textAlign
  return align === 'center' || align === 'right' || align === 'justify' ? align : undefined
}

const renderBlock = (node: ProseNode, id?: string): ReactNode => {
  const style = alignOf(node) && { textAlign: alignOf(node) }
  switch (node.type) {
    case 'paragraph':
      return <p style={style}>{renderChildren(node)}</p>
    case 'heading':
      return node.attrs?.level === 3 ? (
        <h3 id={id} style={style}>
          {renderChildren(node)}
        </h3>
      ) : (
        <h2 id={id} style={style}>
          {renderChildren(node)}
        </h2>
      )
    case 'blockquote':
      return <blockquote>{renderChildren(node)}</blockquote>
    case 'bulletList':
      return <ul>{renderChildren(node)}</ul>
    case 'orderedList':
      return <ol>{renderChildren(node)}</ol>
    case 'listItem':
      return <li>{renderChildren(node)}</li>
    case 'horizontalRule':
      return <hr />
    case 'hardBreak':
      return <br />
    case 'image':
      return <img src={String(node.attrs?.src)} alt={String(node.attrs?.alt ?? '')} loading="lazy" />
    default:
      return node.text === undefined ? renderChildren(node) : renderText(node)
  }
}

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const

const renderText = ({ text, marks = [] }: ProseNode): ReactNode =>
  marks.reduce<ReactNode>((inner, { type, attrs }) => {
    if (type === 'link') return <SafeLink href={String(attrs?.href)}>{inner}</SafeLink>
    const tag = tags[type as keyof typeof tags]
    return tag ? createElement(tag, null, inner) : inner
  }, text)

const SAFE = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i

/** The server has looked already; a second look costs nothing. */
function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (!SAFE.test(href)) return children
  const isElsewhere = !href.startsWith('/')
  return (
    <a href={href} {...(isElsewhere ? { target: '_blank', rel: 'noreferrer noopener' } : {})}>
      {children}
    </a>
  )
}
