import { answerQuestion } from '@fairlead/contract/library/library.endpoints.ts'
import type { Answered, Question } from '@fairlead/contract/library/library.schema.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useId, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { tellLearning } from '../../../platform/statements/learning.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { libraryText } from '../library.text.ts'
import classes from './quiz-section.module.css'

interface QuizSectionProps {
  code: string
  versionId: number
  sectionKey: string
  questions: readonly Question[]
  answers: readonly Answered[]
  onAnswered: (answered: Answered) => void
}

/** Questions whose answers the server checks and explains. */
export function QuizSection({ questions, answers, onAnswered, ...place }: QuizSectionProps) {
  const t = useText(libraryText)
  return (
    <>
      {questions.map((question) => (
        <Card key={question.key} className={classes.card}>
          <Tag>{t('section.quiz')}</Tag>
          <QuizQuestion
            {...place}
            question={question}
            answered={answers.find(({ questionKey }) => questionKey === question.key)}
            onAnswered={onAnswered}
          />
        </Card>
      ))}
    </>
  )
}

interface QuizQuestionProps {
  code: string
  versionId: number
  sectionKey: string
  question: Question
  answered: Answered | undefined
  onAnswered: (answered: Answered) => void
}

function QuizQuestion({ question, answered, onAnswered, ...place }: QuizQuestionProps) {
  const t = useText(libraryText)
  const promptId = useId()
  const [waiting, setWaiting] = useState<string>()

  const choose = async (choice: string) => {
    if (waiting) return
    setWaiting(choice)
    try {
      onAnswered(await call(answerQuestion, { ...place, questionKey: question.key, choice }))
      tellLearning('answered', 'lesson', place.code)
    } catch {
      // The call has told why.
    } finally {
      setWaiting(undefined)
    }
  }

  return (
    <div role="radiogroup" aria-labelledby={promptId} className={classes.question}>
      <h3 id={promptId} className={classes.prompt}>
        {question.prompt}
      </h3>
      {question.choices.map(({ key, text }) => {
        const isRight = answered?.answer === key
        const isChosen = (waiting ?? answered?.choice) === key
        return (
          <label
            key={key}
            className={classes.choice}
            data-chosen={isChosen}
            data-right={answered !== undefined && isRight}
          >
            <input
              type="radio"
              name={promptId}
              checked={isChosen}
              onChange={() => void choose(key)}
              aria-busy={waiting === key}
            />
            <span className={classes.mark}>{answered && isRight && <IconCheck size={13} />}</span>
            <span>{text}</span>
          </label>
        )
      })}
      <p className={classes.explanation} role="status">
        {answered && (
          <>
            <b>{answered.isCorrect ? t('quiz.right') : t('quiz.wrong')}</b> {answered.explanation}
          </>
        )}
      </p>
    </div>
  )
}
