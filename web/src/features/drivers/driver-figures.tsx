import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { formatMoney, formatNumber } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { FactsList } from '../../ui/data/facts-list'
import { RatingStars } from '../../ui/data/rating-stars'
import { Card } from '../../ui/layout/card'
import { Link } from '../../ui/layout/link'
import { answersOf } from './answers'
import classes from './driver-view.module.css'
import type { Driver } from './driver-query'

/** Missions and money of a driver, and the way to the history where there is one. */
export function DriverDeals({ driver, history }: { driver: Driver; history: string | undefined }) {
  const t = useWords('drivers')
  const language = useLanguage()
  const euros = (amount: number | null) => formatMoney(amount ?? 0, language)
  return (
    <Card
      title={t('deals')}
      actions={
        history && (
          <Button
            component={Link}
            href={history}
            variant="default"
            leftSection={<IconHistory size={16} aria-hidden="true" />}
          >
            {t('history', { count: driver.nbDeals })}
          </Button>
        )
      }
    >
      <FactsList
        facts={[
          [t('figure.nbDeals'), formatNumber(driver.nbDeals, language)],
          [t('figure.lossDeals'), formatNumber(driver.lossDeals, language)],
          [t('figure.driverOffersPrice'), euros(driver.driverOffersPrice)],
          [t('figure.driverAttentePrice'), euros(driver.driverAttentePrice)],
          [t('figure.driverAverageBills'), euros(driver.driverAverageBills)],
        ]}
      />
    </Card>
  )
}

export const DRIVER_MARKS = [
  'takeOffRating',
  'outfitRating',
  'qualityRating',
  'correspondenceRating',
  'justiceRating',
  'communicationRating',
] as const

/** The whole mark, then each of its parts. */
export function DriverPerformance({ driver }: { driver: Driver }) {
  const t = useWords('drivers')
  return (
    <Card title={t('performance')} actions={<RatingStars value={driver.totalRating} size={18} />}>
      <dl className={classes.marks}>
        {DRIVER_MARKS.map((rating) => (
          <div key={rating}>
            <dt>{t(`mark.${rating}`)}</dt>
            <dd>
              <RatingStars value={driver.ratings[rating]} size={14} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** What the driver answered when they applied. */
export function DriverAnswers({ driver }: { driver: Driver }) {
  const t = useWords('drivers')
  const answers = answersOf(driver.mcqAnswers, useWords('application'))
  return (
    <Card title={t('answers')}>
      {answers.length === 0 ? <p className={classes.lacking}>{t('noAnswer')}</p> : <FactsList facts={answers} />}
    </Card>
  )
}
