import { IconStar } from '@tabler/icons-react'
import { gradeOf } from '@volant/domain/drivers/grades'
import { formatNumber } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Card } from '../../ui/layout/card'
import type { Driver } from './driver-query'
import { DRIVER_MARKS } from './driver-figures'
import classes from './own-marks.module.css'

/** What customers think of the driver: each mark in figures and in a word, with what it is about. */
export function OwnMarks({ driver }: { driver: Driver }) {
  const t = useWords('ownFile')
  const drivers = useWords('drivers')
  const { totalRating, ratings, ratedDeliveries: count } = driver
  if (totalRating === null)
    return (
      <Card title={t('marks')}>
        <EmptyState icon={<IconStar size={24} stroke={1.6} />} title={t('noMark')} text={t('noMarkText')} />
      </Card>
    )
  return (
    <Card title={t('marks')} description={count > 0 ? t('marksText', { count }) : t('marksAlone')} flush>
      <dl className={classes.marks}>
        <Mark name={t('overall')} mark={totalRating} whole />
        {DRIVER_MARKS.map((rating) => (
          <Mark key={rating} name={drivers(`mark.${rating}`)} mark={ratings[rating]} meaning={t(`meaning.${rating}`)} />
        ))}
      </dl>
    </Card>
  )
}

interface MarkProps {
  name: string
  mark: number | null
  meaning?: string
  whole?: boolean
}

function Mark({ name, mark, meaning, whole }: MarkProps) {
  const t = useWords('ownFile')
  const language = useLanguage()
  return (
    <div className={classes.mark} data-whole={whole}>
      <dt>
        <span className={classes.name}>{name}</span>
        {meaning && <span className={classes.meaning}>{meaning}</span>}
      </dt>
      {mark === null ? (
        <dd className={classes.meaning}>{t('notRated')}</dd>
      ) : (
        <dd>
          <span className={classes.grade}>{t(`grade.${gradeOf(mark)}`)}</span>
          <span className={classes.figure}>
            {t('outOf', { mark: formatNumber(Math.round(mark * 10) / 10, language) })}
          </span>
          <span className={classes.bar} aria-hidden="true">
            <span style={{ inlineSize: `${(mark / 5) * 100}%` }} />
          </span>
        </dd>
      )}
    </div>
  )
}
