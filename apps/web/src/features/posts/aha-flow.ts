import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import { createContext, useContext } from 'react'

export interface AhaFlow {
  /** Gives an Aha, asking first where the giver has to count them, or takes it back. */
  toggle: (post: LeafPost) => void
  /** A dialog lies over everything else. */
  isAsking: boolean
}

export const AhaFlowContext = createContext<AhaFlow | null>(null)

export const useAhaFlow = (): AhaFlow => {
  const flow = useContext(AhaFlowContext)
  if (!flow) throw new Error('Aha buttons need an <AhaFlowProvider> above them')
  return flow
}
