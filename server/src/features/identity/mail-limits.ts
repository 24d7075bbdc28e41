import type { RateLimit } from '../../platform/operations/registry'
import { nameOf } from './store/accounts'

const HOUR = 3600

const MOST = 5
/** A button that is pressed twenty times at once makes one account, and the others are refused for that, not for their number. */
const MOST_PRESSES = 25

/** Whoever calls, and however many they are: nobody's mailbox is filled. */
export const mailsToOne = <Input>(recipientOf: (input: Input) => string, max = MOST): RateLimit<Input> => ({
  by: (_ctx, input) => nameOf(recipientOf(input)),
  max,
  seconds: HOUR,
})

/** The same for doors that make an account, which refuse an address that has one. */
export const accountsToOne = <Input>(recipientOf: (input: Input) => string): RateLimit<Input> =>
  mailsToOne(recipientOf, MOST_PRESSES)
