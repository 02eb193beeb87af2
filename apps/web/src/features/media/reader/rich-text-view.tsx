import type { RichText, RichTextMark, RichTextNode } from '@fairlead/contract/primitives/rich-text.ts'
import { Fragment, type ReactNode } from 'react'
import { Picture } from '../../../ui/picture/picture.tsx'
import classes from './rich-text-view.module.css'
import { safeLink } from './safe-link.ts'

interface RichTextViewProps {
  text: RichText
  /** An id for each heading, by its place among them, for a list of contents. */
  headingId?: (place: number) => string
}

/** A formatted text to read. Built node by node: what nobody named here is shown as its bare words, never as markup. */
export function RichTextView({ text, headingId }: RichTextViewProps) {
  const headings = text.content.filter(({ type }) => type === 'heading')
  return (
    <div className={classes.text}>
      {text.content.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document that is read does not change its order
        <Block key={index} node={node} id={headingId?.(headings.indexOf(node))} />
      ))}
    </div>
  )
}

const alignOf = ({ attrs }: RichTextNode) =>
  typeof attrs?.textAlign === 'string' ? { 'data-align': attrs.textAlign } : {}

function Block({ node, id }: { node: RichTextNode; id?: string | undefined }) {
  const inside = <Children nodes={node.content} />
  switch (node.type) {
    case 'paragraph':
      return <p {...alignOf(node)}>{inside}</p>
    case 'heading':
      return node.attrs?.level === 3 ? (
        <h3 id={id} {...alignOf(node)}>
          {inside}
        </h3>
      ) : (
        <h2 id={id} {...alignOf(node)}>
          {inside}
        </h2>
      )
    case 'blockquote':
      return <blockquote>{inside}</blockquote>
    case 'bulletList':
      return <ul>{inside}</ul>
    case 'orderedList':
      return <ol>{inside}</ol>
    case 'listItem':
      return <li>{inside}</li>
    case 'horizontalRule':
      return <hr />
    case 'image':
      return (
        <figure>
          <Picture src={String(node.attrs?.src ?? '')} alt={String(node.attrs?.alt ?? '')} />
        </figure>
      )
    case 'hardBreak':
      return <br />
    case 'mention':
      return <span className={classes.mention}>{`@${String(node.attrs?.label ?? '')}`}</span>
    default:
      return <Fragment>{node.text === undefined ? inside : marked(node.text, node.marks ?? [])}</Fragment>
  }
}

function Children({ nodes = [] }: { nodes?: readonly RichTextNode[] | undefined }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a document that is read does not change its order
  return nodes.map((node, index) => <Block key={index} node={node} />)
}

const wrappers: Record<string, (inside: ReactNode, mark: RichTextMark) => ReactNode> = {
  bold: (inside) => <strong>{inside}</strong>,
  italic: (inside) => <em>{inside}</em>,
  underline: (inside) => <u>{inside}</u>,
  strike: (inside) => <s>{inside}</s>,
  code: (inside) => <code>{inside}</code>,
  link: (inside, { attrs }) => {
    const href = safeLink(attrs?.href)
    if (!href) return inside
    const isOurs = href.startsWith('/')
    return (
      <a href={href} {...(!isOurs && { target: '_blank', rel: 'noreferrer' })}>
        {inside}
      </a>
    )
  },
}

const marked = (text: string, marks: readonly RichTextMark[]): ReactNode =>
  marks.reduce<ReactNode>((inside, mark) => wrappers[mark.type]?.(inside, mark) ?? inside, text)
