import type { RateLimit } from '../../platform/operations/registry'
import { nameOf } from './store/accounts'

const HOUR = 3600

/** For doors that write to an address which the caller chooses. */
export const MAILS = { by: 'user', max: 60, seconds: HOUR } as const

/** Whoever calls, and however many they are: nobody's mailbox is filled. */
export const mailsToOne = <Input>(recipientOf: (input: Input) => string): RateLimit<Input> => ({
  by: (_ctx, input) => nameOf(recipientOf(input)),
  max: 5,
  seconds: HOUR,
})
