import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { type Identity, identityVerdict, isOtherVehicle } from '@volant/domain/deliveries/identity'
import { formatDateTime } from '../../../../lib/format'
import { useWords } from '../../../../lib/i18n'
import { Mono, Plate } from '../../../../ui/data/mono'
import type { Detail, DetailVehicle } from '../detail-query'
import { AcceptVehicle } from './accept-vehicle'
import classes from './identity.module.css'

const SIGNS = { MATCH: IconCircleCheck, MISMATCH: IconAlertTriangle, NOTHING_TO_COMPARE: IconInfoCircle } as const

interface Props {
  delivery: Detail
  vehicle: DetailVehicle
  identity: Identity
}

/** What the driver read off the vehicle, beside what the order says of it today. */
export function SeenIdentity({ delivery, vehicle, identity }: Props) {
  const t = useWords('vehicleCheck')
  const { plate, vin, seenAt, acceptedAt } = identity
  const verdict = identityVerdict(identity, vehicle, delivery.options)
  const Sign = SIGNS[verdict]
  // whoever may take the step in the driver's place may let them take it
  const mayAccept = delivery.allowedActions.includes('FORCE_STEP') && vehicle.pickedUpAt === null
  return (
    <div className={classes.identity}>
      <span className={classes.when}>
        {t('seen')}, {formatDateTime(seenAt)}
      </span>
      {plate ? <Plate>{plate}</Plate> : <span>{t('noPlate')}</span>}
      {vin && <Mono>VIN {vin}</Mono>}
      <span className={classes.verdict} data-verdict={verdict}>
        <Sign size={16} aria-hidden="true" />
        {t(`verdict.${verdict}`)}
      </span>
      {acceptedAt && verdict === 'MISMATCH' && <span>{t('accepted', { at: formatDateTime(acceptedAt) })}</span>}
      {mayAccept && isOtherVehicle({ ...vehicle, identity }, delivery.options) && (
        <AcceptVehicle delivery={delivery} vehicleId={vehicle.id} seen={[plate, vin].filter(Boolean).join(', ')} />
      )}
    </div>
  )
}
