import { LINK_PLACE, windowWords } from '@volant/contract/words/confirmation-sms'
import { SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import { formatDateTime } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import type { Detail } from './detail-query'
import { Fact, Facts } from './facts'

const MOMENTS = ['createdAt', 'confirmedAt', 'departedAt', 'completedAt'] as const

/** Options, comment and the time of each step. Description 2.5 */
export function SummaryCard({ delivery }: { delivery: Detail }) {
  const t = useWords('deliveries')
  const language = useLanguage()
  // the customer knows of it from the SMS
  const slot = delivery.smsSentAt ? windowWords(delivery, language) : undefined
  const chosen = SERVICE_OPTION_IDS.filter((id) => delivery.options.some((option) => option.id === id))
  return (
    <Card title={t('detail.summary')}>
      <Facts>
        <Fact name={t('detail.category')}>{t(`detail.categories.${delivery.category}`)}</Fact>
        <Fact name={t('detail.options')}>
          {chosen.length > 0 ? chosen.map((id) => t(`service.${id}`)).join(', ') : t('detail.none')}
        </Fact>
        {MOMENTS.filter((moment) => delivery[moment]).map((moment) => (
          <Fact key={moment} name={t(`detail.${moment}`)}>
            {formatDateTime(delivery[moment])}
          </Fact>
        ))}
        {delivery.comment && (
          <Fact name={t('detail.comment')} wide>
            {delivery.comment}
          </Fact>
        )}
        {slot && <Fact name={t('detail.window')}>{slot.long}</Fact>}
        {delivery.smsMessage && (
          <Fact name={t('detail.smsMessage')} wide>
            {delivery.smsMessage.replaceAll(LINK_PLACE, t('detail.smsLink'))}
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
