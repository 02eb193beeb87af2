import { currentEnvironment } from '../../../platform/environment/environment.ts'
import { blocksOf } from '../legal-blocks.ts'
import classes from './legal-document.module.css'

export interface LegalSection {
  id: string
  heading: string
  body: string
}

interface LegalDocumentProps {
  title: string
  updated: string
  lead: string
  contents: string
  sections: readonly LegalSection[]
}

/** A long text to read through, to find one's way in, and to print. */
export function LegalDocument({ title, updated, lead, contents, sections }: LegalDocumentProps) {
  return (
    <article className={classes.document}>
      <header className={classes.head}>
        <h1>{title}</h1>
        <p className={classes.updated}>{updated}</p>
        <p className={classes.lead}>{lead}</p>
      </header>
      <nav className={classes.contents} aria-label={contents}>
        <details open={currentEnvironment() === 'pc'}>
          <summary className={classes.label}>{contents}</summary>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className={classes.text}>
        {sections.map(({ id, heading, body }, place) => (
          <section key={id} id={id} className={classes.section}>
            <h2>
              <span className={classes.number}>{place + 1}</span>
              {heading}
            </h2>
            <Body text={body} />
          </section>
        ))}
      </div>
    </article>
  )
}

function Body({ text }: { text: string }) {
  return blocksOf(text).map((block) =>
    typeof block === 'string' ? (
      <p key={block}>{block}</p>
    ) : (
      <ul key={block.join()}>
        {block.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  )
}
