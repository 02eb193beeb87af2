import { useQuery } from '@tanstack/react-query'
import { membershipQuery } from '../membership.queries.ts'
import { TrialOffer } from './trial-offer.tsx'

/** The trial, offered to somebody who has just registered. Missing it must not disturb a newcomer. */
export function WelcomeTrial() {
  const { data } = useQuery(membershipQuery())
  return data?.own ? <TrialOffer offer={data.own.trial} days={data.trialDays} /> : null
}
