import type { Rating } from '@volant/domain/survey/marks'
import { useWords } from '../../../lib/i18n'

/** What the driver's page calls a mark. */
export function useMarkWords(): (rating: Rating) => string {
  const t = useWords('surveyEditor')
  const drivers = useWords('drivers')
  return (rating) => (rating === 'totalRating' ? t('total') : drivers(`mark.${rating}`))
}
