import type { survey as french } from '../fr/survey'

export const survey: typeof french = {
  results: 'Survey results',
  empty: 'No answer to the survey yet.',
  yes: 'Yes',
  no: 'No',
  failed: 'The answers could not be loaded.',
}
