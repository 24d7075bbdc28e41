import { withWords } from '../../../lib/i18n'
import { lazyPart } from '../../../ui/lazy/lazy-part'

/** Only super admins read them. */
export const PositionViews = lazyPart(() => withWords(import('./position-views'), 'liveMap'), 'PositionViews')
