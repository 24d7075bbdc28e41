import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { DeliveryCategory } from '@volant/domain/deliveries/statuses'
import { SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import { formatDistance, formatDuration, formatMoney, formatPercent } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Money } from '../../../ui/data/money'
import { ScheduleConcerns } from '../../../ui/form/schedule-concerns'
import { Card } from '../../../ui/layout/card'
import { estimateQuery, isComplete, priceLines, type Estimated, type EstimateInput } from './estimate'
import classes from './price-panel.module.css'

interface Props {
  question: EstimateInput
  category: DeliveryCategory
  options: readonly string[]
  pickUp: string | null
  /** What was agreed with the client, in euros: it stays whatever the request becomes. */
  agreed: number | null
}

/** The estimated price, line by line. Description 2.15 and 8 */
export function PricePanel({ question, category, options, pickUp, agreed }: Props) {
  const t = useWords('wizard')
  const language = useLanguage()
  const estimate = useQuery(estimateQuery(question))
  const complete = isComplete(question)
  return (
    <Card title={t('price.title')}>
      {agreed !== null && (
        <p className={classes.agreed}>{t('price.agreed', { price: formatMoney(agreed, language, 'HT') })}</p>
      )}
      <div aria-live="polite" aria-busy={estimate.isFetching}>
        {!complete && <p className={classes.hint}>{t('price.incomplete')}</p>}
        {complete && estimate.isLoadingError && (
          <p className={classes.failed} role="alert">
            {t('price.failed')}
          </p>
        )}
        {complete && estimate.isPending && (
          <div className={classes.lines} role="status" aria-label={t('price.updating')}>
            <Skeleton height={14} radius={4} />
            <Skeleton height={30} width="60%" radius={6} />
          </div>
        )}
        {complete && estimate.data && !estimate.isLoadingError && (
          <>
            <Lines estimated={estimate.data} category={category} options={options} agreed={agreed} />
            <ScheduleConcerns
              type={question.type}
              pickUp={pickUp}
              deadline={question.deadline}
              duration={estimate.data.durationSeconds}
            />
          </>
        )}
      </div>
    </Card>
  )
}

function Lines({
  estimated,
  category,
  options,
  agreed,
}: { estimated: Estimated } & Omit<Props, 'question' | 'pickUp'>) {
  const t = useWords('wizard')
  const deliveries = useWords('deliveries')
  const language = useLanguage()
  const lines = priceLines(estimated, category, options)
  const nameOf = (id: string) => {
    const known = SERVICE_OPTION_IDS.find((option) => option === id)
    return known ? deliveries(`service.${known}`) : id
  }
  return (
    <>
      <dl className={classes.lines}>
        <div className={classes.line}>
          <dt>{t('price.category', { category: t(`category.${category}`) })}</dt>
          <dd>
            <Money euros={lines.journey} suffix="HT" />
          </dd>
        </div>
        {lines.options.map(({ key, euros }) => (
          <div key={key} className={classes.line}>
            <dt>{nameOf(key)}</dt>
            <dd>
              <Money euros={euros} suffix="TTC" />
            </dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{t('price.total')}</dt>
          <dd>
            <Money euros={lines.net} suffix="HT" />
          </dd>
        </div>
        <div className={classes.line}>
          <dt>
            {estimated.reverseCharge
              ? t('price.reverseCharge')
              : t('price.vat', { percent: formatPercent(estimated.vatPercent, language) })}
          </dt>
          <dd>
            <Money euros={lines.vat} />
          </dd>
        </div>
        <div className={classes.line}>
          <dt>{t('price.gross')}</dt>
          <dd>
            <Money euros={lines.gross} suffix="TTC" />
          </dd>
        </div>
      </dl>
      <p className={classes.way}>
        {formatDistance(estimated.distanceMeters, language)} · {formatDuration(estimated.durationSeconds)}
      </p>
      <p className={classes.note}>{t(agreed === null ? 'price.note' : 'price.noteAgreed')}</p>
    </>
  )
}
