import { formatMoney } from '../../lib/format'
import { useLanguage } from '../../lib/i18n'

/** An amount in euros as the API gives it: `1 234,50 € HT`; `P/A` when there is none. */
export function Money({ euros, suffix }: { euros: number | null | undefined; suffix?: 'HT' | 'TTC' }) {
  return <span>{formatMoney(euros, useLanguage(), suffix)}</span>
}
