import { addWordRule, removeWordRule } from '@fairlead/contract/moderation/moderation.endpoints.ts'
import { WORD_MAX } from '@fairlead/contract/moderation/moderation.schema.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { wordsQuery } from '../moderation.queries.ts'
import { moderationText } from '../moderation.text.ts'
import classes from './moderation.module.css'

/** The words this enterprise wants to be asked about. */
export function WordRules() {
  const t = useText(moderationText)
  const client = useQueryClient()
  const { data } = useQuery(wordsQuery())
  const [word, setWord] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { add: string } | { remove: number }) =>
      'add' in change ? call(addWordRule, { word: change.add }) : call(removeWordRule, { id: change.remove }),
    onSuccess: (rules, change) => {
      client.setQueryData(wordsQuery().queryKey, rules)
      if ('add' in change) setWord('')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (word.trim()) mutate({ add: word.trim() })
  }
  return (
    <Card className={classes.words}>
      <h2>{t('words.title')}</h2>
      <p>{t('words.intro')}</p>
      <ul>
        {data?.items.map((rule) => (
          <li key={rule.id}>
            {rule.word}
            <button
              type="button"
              aria-label={t('words.remove', { word: rule.word })}
              onClick={() => mutate({ remove: rule.id })}
            >
              <IconX size={14} />
            </button>
          </li>
        ))}
      </ul>
      {data?.items.length === 0 && <p>{t('words.empty')}</p>}
      <form onSubmit={submit}>
        <input
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
          maxLength={WORD_MAX}
          aria-label={t('words.field')}
          placeholder={t('words.field')}
        />
        <Button type="submit" variant="outlined" disabled={word.trim() === ''} loading={isPending}>
          {t('words.add')}
        </Button>
      </form>
    </Card>
  )
}
