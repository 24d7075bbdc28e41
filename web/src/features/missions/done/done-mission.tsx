import { Suspense, type ReactNode } from 'react'
import { IconCircleCheck, IconFileText } from '@tabler/icons-react'
import { formatDateTime, formatDistance, formatDuration } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { DeliveryLine } from '../../../ui/data/delivery-line'
import { JourneyRibbon } from '../../../ui/data/journey-ribbon'
import { Card } from '../../../ui/layout/card'
import { nameOf, type Mission } from '../mission'
import { FileLinks } from '../prepare/file-links'
import { Reported } from '../problem/reported'
import { DonePayment } from './done-payment'
import { DoneExpenses } from './lazy-done-expenses'
import { DonePhotos } from './done-photos'
import classes from './done.module.css'

/** A mission carried out: the way, what is paid for it, the photos and the signed report; a week later only way and payment. */
export function DoneMission({ mission, action }: { mission: Mission; action: ReactNode }) {
  const t = useWords('mission')
  const names = useWords('deliveries')
  const language = useLanguage()
  const { fromAddress, toAddress, toReturnFromAddress, toReturnToAddress } = mission
  const hasDetails = mission.steps.length > 0
  return (
    <div className={classes.done}>
      <header className={classes.head}>
        <IconCircleCheck size={28} stroke={1.6} aria-hidden="true" />
        <div>
          <h2>{t('done.title')}</h2>
          <p>{formatDateTime(mission.completedAt)}</p>
        </div>
      </header>
      <DonePayment mission={mission} />
      <Suspense>
        <DoneExpenses mission={mission} />
      </Suspense>
      <Card title={t('done.journey')}>
        <JourneyRibbon
          stops={[
            { label: t('prepare.from'), place: fromAddress },
            { label: t('prepare.to'), place: toAddress },
            ...(toReturnToAddress
              ? [
                  { label: t('prepare.returnFrom'), place: toReturnFromAddress, back: true },
                  { label: t('prepare.returnTo'), place: toReturnToAddress, back: true },
                ]
              : []),
          ]}
        />
        <p className={classes.note}>
          {formatDistance(mission.distance, language)} · {formatDuration(mission.duration)}
          {mission.vehicles.map((car) => nameOf(car) && ` · ${nameOf(car)}`)}
        </p>
        {hasDetails && (
          <DeliveryLine
            label={names('steps.title')}
            steps={mission.steps}
            nameOf={(name) => names(`steps.name.${name}`)}
          />
        )}
      </Card>
      {mission.vehicles.map((car) => (
        <DonePhotos key={car.id} vehicle={car} alone={mission.vehicles.length === 1} />
      ))}
      <Reported missionId={mission.id} frame={Card} />
      {hasDetails ? (
        <Card title={t('prepare.documents')}>
          <FileLinks
            files={mission.validationDocs.filter(({ deleted }) => !deleted)}
            empty={t('prepare.noDocuments')}
            icon={<IconFileText size={20} aria-hidden="true" />}
          />
        </Card>
      ) : (
        <p className={classes.note}>{t('done.later')}</p>
      )}
      {action}
    </div>
  )
}
