import { Suspense } from 'react'
import { Skeleton } from '@mantine/core'
import { formatDateTime, formatMoment, MISSING } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { Contact } from '../../../ui/data/contact'
import { PunctualityLine } from '../../../ui/data/punctuality-line'
import { PanelPart } from '../../../ui/layout/side-panel'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { ActionButtons } from '../actions/action-buttons'
import { DeliverySteps } from '../delivery-steps'
import { DeliveryExpenses } from '../expenses/lazy-delivery-expenses'
import type { DeliveryLinks } from '../links'
import { DeliveryProblems } from '../problems/lazy-delivery-problems'
import { useNow } from '../../../lib/use-now'
import { VehicleLine } from '../vehicle-line'
import type { PanelDelivery, PanelLog } from './panel-query'
import classes from './panel-facts.module.css'

// The table does not wait for the map.
const JourneyMap = lazyPart(() => import('../detail/journey-map'), 'JourneyMap')

const MINUTE_MS = 60_000

interface Props {
  delivery: PanelDelivery
  logs: readonly PanelLog[]
  office: boolean
  links: DeliveryLinks
  go: (href: string) => void
  back: string
  onDeleted: () => void
}

export function PanelFacts({ delivery, logs, office, links, go, back, onDeleted }: Props) {
  const t = useWords('deliveries')
  const now = useNow(MINUTE_MS)
  return (
    <>
      <PanelPart>
        <ActionButtons delivery={delivery} links={links} go={go} back={back} onDeleted={onDeleted} />
        {delivery.punctuality && delivery.punctuality.state !== 'NONE' && (
          <PunctualityLine punctuality={delivery.punctuality} sharingPausedAt={delivery.sharingPausedAt} now={now} />
        )}
        <DeliverySteps delivery={delivery} />
      </PanelPart>
      {office && (
        <Suspense>
          <DeliveryProblems deliveryId={delivery.id} frame={PanelPart} />
        </Suspense>
      )}
      {office && (
        <Suspense>
          <DeliveryExpenses deliveryId={delivery.id} frame={PanelPart} />
        </Suspense>
      )}
      <PanelPart title={t('panel.journey')}>
        <div className={classes.map}>
          <Suspense fallback={<Skeleton height="100%" mih={180} radius={12} />}>
            <JourneyMap small delivery={delivery} />
          </Suspense>
        </div>
        <Stop place={delivery.fromAddress} word={t('detail.pickUp')} at={delivery.carPickUpDate} />
        <Stop place={delivery.toAddress} word={t('detail.deadline')} at={delivery.carDeliveryDeadline} />
        {delivery.vehicles.map((car, index) => (
          <VehicleLine key={index} car={car} />
        ))}
      </PanelPart>
      <PanelPart title={t('panel.people')}>
        <People delivery={delivery} />
      </PanelPart>
      {logs.length > 0 && (
        <PanelPart title={t('panel.logs')}>
          <ul className={classes.logs}>
            {logs.map(({ id, createdAt, log }) => (
              <li key={id}>
                <time className={classes.at} dateTime={createdAt}>
                  {formatMoment(createdAt)}
                </time>
                {log}
              </li>
            ))}
          </ul>
        </PanelPart>
      )}
    </>
  )
}

function Stop({ place, word, at }: { place: PanelDelivery['fromAddress']; word: string; at: string | null }) {
  const town = [place?.postalCode, place?.city].filter(Boolean).join(' ')
  return (
    <div className={classes.stop}>
      <span>
        <strong>{town || MISSING}</strong>
        {place?.address && <span className={classes.at}>{place.address}</span>}
      </span>
      <span className={classes.when}>
        <span className={classes.at}>{word}</span>
        {formatDateTime(at)}
      </span>
    </div>
  )
}

function People({ delivery }: { delivery: PanelDelivery }) {
  const t = useWords('deliveries')
  const { selectedDriver: driver, organization } = delivery
  const name = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ')
  const customer = name(delivery.clientFirstName, delivery.clientLastName)
  const orderer = name(delivery.representativeFirstName, delivery.representativeLastName)
  return (
    <>
      {driver && <Contact role={t('detail.driver')} name={driver.fullName} phone={driver.phoneNumber} />}
      {customer && <Contact role={t('detail.customer')} name={customer} phone={delivery.clientPhone} />}
      {(orderer || organization) && (
        <Contact
          role={
            organization && orderer ? `${t('detail.representative')}, ${organization.name}` : t('detail.representative')
          }
          name={orderer || (organization?.name ?? MISSING)}
          phone={delivery.representativePhone}
        />
      )}
    </>
  )
}
