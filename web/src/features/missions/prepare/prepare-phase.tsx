import { useQuery } from '@tanstack/react-query'
import { IconFile } from '@tabler/icons-react'
import { vehicleOfStep } from '@volant/domain/deliveries/mission'
import { SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import { formatDateTime, formatDistance, formatDuration, formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { ActionBar } from '../action-bar'
import { placesOf, vehicleFor } from '../mission'
import { inMotionQuery } from '../mission-queries'
import type { PhaseProps } from '../phase-props'
import { StepAlert } from '../step-alert'
import { WithdrawButton } from '../withdraw-button'
import { BusyAlert } from './busy-alert'
import classes from './cards.module.css'
import { FileLinks } from './file-links'
import { PersonRow } from './person-row'
import { PlaceRow } from './place-rows'
import { VehicleCard } from './vehicle-card'

interface Props extends PhaseProps {
  onNext: () => void
  onWithdrawn: () => void
  missionHref: (id: string) => string
}

/** What the driver needs before the mission: places, contacts, vehicle and documents. */
export function PreparePhase({ mission, step, stepping, onNext, onWithdrawn, missionHref }: Props) {
  const t = useWords('mission')
  const deliveries = useWords('deliveries')
  const language = useLanguage()
  const swap = vehicleOfStep(step) === 1
  const { data: inMotion = [] } = useQuery({ ...inMotionQuery, enabled: !swap })
  const busy = swap ? undefined : inMotion.find(({ id }) => id !== mission.id)
  const { from, to } = placesOf(mission, step)
  const vehicle = vehicleFor(mission, step)
  const services = mission.options.map(({ id, name }) => {
    const known = SERVICE_OPTION_IDS.find((option) => option === id)
    return known ? deliveries(`service.${known}`) : name
  })
  const documents = mission.docs.filter(({ deleted }) => !deleted)
  return (
    <div className={classes.stack}>
      <Card title={t(swap ? 'prepare.swapTitle' : 'prepare.title')}>
        <PlaceRow label={t(swap ? 'prepare.returnFrom' : 'prepare.from')} place={from} />
        <PlaceRow label={t(swap ? 'prepare.returnTo' : 'prepare.to')} place={to} />
      </Card>
      <Card>
        <p className={classes.summary}>
          <span>{t('list.pickUp', { date: formatDateTime(mission.carPickUpDate) })}</span>
          <span>{t('list.before', { date: formatDateTime(mission.carDeliveryDeadline) })}</span>
          <span>
            {formatDistance(mission.distance, language)} · {formatDuration(mission.duration)}
          </span>
          <span className={classes.price}>
            {t('prepare.price', { price: formatMoney(mission.finalPrice, language, 'HT') })}
          </span>
        </p>
      </Card>
      <Card>
        <PersonRow
          role={t('prepare.contact')}
          firstName={mission.clientFirstName}
          lastName={mission.clientLastName}
          phone={mission.clientPhone}
        />
        <PersonRow
          role={t('prepare.representative')}
          firstName={mission.representativeFirstName}
          lastName={mission.representativeLastName}
          phone={mission.representativePhone}
        />
      </Card>
      {vehicle && <VehicleCard vehicle={vehicle} />}
      {services.length > 0 && (
        <Card title={t('prepare.options')}>
          <p className={classes.summary}>{services.join(', ')}</p>
        </Card>
      )}
      <Card title={t('prepare.documents')}>
        <FileLinks
          files={documents}
          empty={t('prepare.noDocuments')}
          icon={<IconFile size={20} aria-hidden="true" />}
        />
      </Card>
      {mission.allowedActions.includes('WITHDRAW') && (
        <WithdrawButton mission={mission} stepping={stepping} onWithdrawn={onWithdrawn} />
      )}
      <ActionBar label={t('prepare.start')} onGo={onNext} disabled={busy !== undefined}>
        {busy && <BusyAlert contract={busy.publicId} href={missionHref(busy.id)} />}
        <StepAlert problem={stepping.problem} />
      </ActionBar>
    </div>
  )
}
