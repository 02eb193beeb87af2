export { OwnDecisions } from './components/own-decisions.tsx'
