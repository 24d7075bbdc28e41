import { useLanguage, useWords } from '../../lib/i18n'
import { detailsOf } from './details'
import type { EventRow } from './upkeep-queries'

/** What a line of the log knows beyond its event, in the language of the page. */
export function useDetails(): (event: Pick<EventRow, 'data'>) => string {
  const texts = {
    t: useWords('upkeep'),
    payment: useWords('invoices'),
    expense: useWords('expenses'),
    language: useLanguage(),
  }
  return (event) => detailsOf(event, texts)
}
