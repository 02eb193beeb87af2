import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import {
  CODE_LENGTH,
  CODE_LIFETIME_MINUTES,
  CODE_TRIES,
  type CodePurpose,
} from '@fairlead/contract/identity/identity.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import { type MessageOutbox, NOBODY } from '../../platform/messages/message-outbox.ts'
import type { AccountAddress } from './account-address.ts'
import { codeMessage } from './code-message.ts'
import type { CodesRepository } from './codes.repository.ts'
import { createToken, hashToken } from './tokens.ts'

const limits = { everySeconds: 60, perDay: 20 }
const TICKET_MINUTES = 10

const inMinutes = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000)

/** Six digits to a phone or an e-mail address: five minutes, five tries, one a minute. */
export const createCodeService = (dependencies: {
  database: Database
  clock: Clock
  repository: CodesRepository
  outbox: MessageOutbox
  secret: Buffer
}) => {
  const { database, clock, repository, outbox, secret } = dependencies

  const hashCode = (address: string, purpose: CodePurpose, code: string) =>
    createHmac('sha256', secret).update(`${purpose}:${address}:${code}`).digest()

  const refuseTooSoon = async (address: string): Promise<never> => {
    const sentAt = await repository.sentAt(address)
    const passed = sentAt ? (clock.now().getTime() - sentAt.getTime()) / 1000 : 0
    throw new Problem(accountProblems.codeTooSoon, {
      seconds: Math.max(1, Math.ceil(limits.everySeconds - passed)),
    })
  }

  /** The hash under which a right code is stored; a wrong one costs a try. */
  const matching = async (address: string, purpose: CodePurpose, code: string) => {
    const stored = await repository.spendTry(address, purpose, clock.now())
    return stored && timingSafeEqual(stored, hashCode(address, purpose, code)) ? stored : undefined
  }

  return {
    /** `reaches`: whether the message goes out. Everything else is done either way, so that nobody can tell. */
    async send(
      address: AccountAddress,
      purpose: CodePurpose,
      { reaches, language }: { reaches: boolean; language: Language },
    ): Promise<{ waitSeconds: number }> {
      if (address.kind === 'login') throw new Problem(accountProblems.sendFailed)
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
      const sentAt = clock.now()
      await database.transaction(async () => {
        const accepted = await repository.put(
          {
            address: address.value,
            purpose,
            codeHash: hashCode(address.value, purpose, code),
            tries: CODE_TRIES,
            sentAt,
            expiresAt: inMinutes(sentAt, CODE_LIFETIME_MINUTES),
          },
          limits,
        )
        if (!accepted) await refuseTooSoon(address.value)
        await outbox.enqueue(
          address.kind === 'phone' ? 'sms' : 'mail',
          codeMessage(reaches ? address.value : NOBODY, code, language),
        )
      })
      return { waitSeconds: limits.everySeconds }
    },

    /** True once, for the right code in time. */
    async use(address: AccountAddress, purpose: CodePurpose, code: string): Promise<boolean> {
      const stored = await matching(address.value, purpose, code)
      return stored !== undefined && repository.use(address.value, purpose, stored, clock.now())
    },

    /** A ticket for the right code, so that the next step need not ask for it again. */
    async exchange(address: AccountAddress, purpose: CodePurpose, code: string): Promise<string> {
      const stored = await matching(address.value, purpose, code)
      const ticket = createToken()
      const until = inMinutes(clock.now(), TICKET_MINUTES)
      if (!stored || !(await repository.exchange(address.value, stored, hashToken(ticket), until)))
        throw new Problem(accountProblems.wrongCode)
      return ticket
    },

    async useTicket(
      address: AccountAddress,
      purpose: CodePurpose,
      ticket: string | undefined,
    ): Promise<void> {
      const used = ticket && (await repository.use(address.value, purpose, hashToken(ticket), clock.now()))
      if (!used) throw new Problem(accountProblems.ticketOver)
    },
  }
}

export type CodeService = ReturnType<typeof createCodeService>
