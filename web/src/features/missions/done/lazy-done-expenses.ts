import { withWords } from '../../../lib/i18n'
import { lazyPart } from '../../../ui/lazy/lazy-part'

/** The words of expenses come with it. */
export const DoneExpenses = lazyPart(() => withWords(import('./done-expenses'), 'expenses'), 'DoneExpenses')
