import { withWords } from '../../../lib/i18n'
import { lazyPart } from '../../../ui/lazy/lazy-part'

/** Only admins read them, and few deliveries have any. */
export const DeliveryProblems = lazyPart(() => withWords(import('./delivery-problems'), 'problems'), 'DeliveryProblems')
