import { signInWithCode, signInWithPassword } from '@fairlead/contract/identity/identity.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'
import { signInWith } from '../../platform/session/session.ts'
import type { RobotAnswer } from './robot-answer.ts'

type Credentials =
  | ({ account: string; password: string } & Partial<RobotAnswer>)
  | { account: string; code: string }

/** Signing in by either way. The app moves on by itself once there is a session. */
export const useSignIn = () =>
  useMutation({
    mutationFn: (credentials: Credentials) =>
      'password' in credentials
        ? call(signInWithPassword, credentials, { silent: true })
        : call(signInWithCode, credentials, { silent: true }),
    onSuccess: signInWith,
  })
