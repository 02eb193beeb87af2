import { type Suite, suiteOf } from '@fairlead/contract/primitives/suite.ts'

// A simulated client is a frame in an ordinary browser: it can name itself only by the frame.
const simulatedClient = (): string => (window.name.startsWith('suite-simulator:') ? window.name : '')

export const currentSuite = (): Suite | undefined =>
  suiteOf(navigator.userAgent) ?? suiteOf(simulatedClient())
