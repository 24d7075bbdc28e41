import { IconFile } from '@tabler/icons-react'
import type { MissionStep } from '@volant/domain/deliveries/actions'
import { shownDocuments } from '@volant/domain/deliveries/documents'
import { SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import { formatDistance, formatDuration, formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { tripsFrom, type Mission } from '../mission'
import { missionDates } from '../mission-dates'
import classes from './cards.module.css'
import { FileLinks } from './file-links'
import { PersonRow } from './person-row'
import { PlaceRow } from './place-rows'
import { VehicleCard } from './vehicle-card'

interface Props {
  mission: Mission
  /** Its vehicle and addresses come first. */
  step: MissionStep
}

/** Everything that the driver may know of the mission, of both vehicles where there are two. */
export function MissionFacts({ mission, step }: Props) {
  const t = useWords('mission')
  const deliveries = useWords('deliveries')
  const language = useLanguage()
  const { first, before } = missionDates(mission, t)
  const trips = tripsFrom(mission, step)
  const services = mission.options.map(({ id, name }) => {
    const known = SERVICE_OPTION_IDS.find((option) => option === id)
    return known ? deliveries(`service.${known}`) : name
  })
  return (
    <>
      {mission.comment && (
        <Card title={t('prepare.comment')}>
          <p className={classes.comment}>{mission.comment}</p>
        </Card>
      )}
      {trips.map(({ back, from, to }) => (
        <Card key={String(back)} title={trips.length > 1 ? t(back ? 'prepare.tripBack' : 'prepare.trip') : undefined}>
          <PlaceRow label={t(back ? 'prepare.returnFrom' : 'prepare.from')} place={from} />
          <PlaceRow label={t(back ? 'prepare.returnTo' : 'prepare.to')} place={to} />
        </Card>
      ))}
      <Card>
        <p className={classes.summary}>
          {first !== before && <span>{first}</span>}
          <span>{before}</span>
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
      {trips.map(
        ({ back, vehicle }) =>
          vehicle && (
            <VehicleCard
              key={vehicle.id}
              vehicle={vehicle}
              title={t(trips.length === 1 ? 'prepare.vehicle' : back ? 'prepare.vehicleBack' : 'prepare.vehicleOut')}
            />
          ),
      )}
      {services.length > 0 && (
        <Card title={t('prepare.options')}>
          <p className={classes.summary}>{services.join(', ')}</p>
        </Card>
      )}
      <Card title={t('prepare.documents')}>
        <FileLinks
          files={shownDocuments(mission.docs, mission.validationDocs)}
          empty={t('prepare.noDocuments')}
          icon={<IconFile size={20} aria-hidden="true" />}
        />
      </Card>
    </>
  )
}
