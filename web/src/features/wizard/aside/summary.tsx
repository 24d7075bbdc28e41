import { IconArrowDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import type { SummaryParts } from './parts'
import classes from './summary.module.css'

/** The summary of the delivery beside every step. */
export function Summary({ parts }: { parts: SummaryParts }) {
  const t = useWords('wizard')
  const { customer, representative, dates, journey, restitution, vehicles } = parts
  const pending = <span className={classes.pending}>{t('summary.pending')}</span>
  const lines = (texts: readonly string[]) =>
    texts.length === 0 ? pending : texts.map((text, index) => <span key={index}>{text}</span>)
  const way = (places: readonly (string | undefined)[]) =>
    places.every((place) => place === undefined)
      ? pending
      : places.map((place, index) => (
          <span key={index} className={classes.place}>
            {index > 0 && <IconArrowDown size={13} aria-hidden="true" />}
            {place ?? pending}
          </span>
        ))
  const days =
    dates &&
    (['available', 'pickUp', 'deadline'] as const).flatMap((key) =>
      dates[key] ? [t(`summary.${key}`, { date: formatDateTime(dates[key]) })] : [],
    )
  return (
    <Card title={t('summary.title')}>
      <dl className={classes.list}>
        {customer && <Part name={t('summary.customer')}>{lines(customer)}</Part>}
        {representative && <Part name={t('summary.representative')}>{lines(representative)}</Part>}
        {days && <Part name={t('summary.dates')}>{lines(days)}</Part>}
        {journey && <Part name={t('summary.journey')}>{way(journey)}</Part>}
        {restitution && <Part name={t('summary.restitution')}>{way(restitution)}</Part>}
        {vehicles && (
          <Part name={t(vehicles.length > 1 ? 'summary.vehicles' : 'summary.vehicle')}>{lines(vehicles)}</Part>
        )}
      </dl>
    </Card>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
