import { shortName } from '@volant/domain/drivers/names'
import type { Inspected } from '../../missions/public'
import type { SideSigning } from '../draw/sealed/report'
import type { InspectedFacts } from '../read/inspected'
import type { Pictures } from './pictures'

const pictureOf = (key: string | null, { signature }: Pictures) => (key === null ? null : signature(key))

/** The report's own record of who signed on the screen, the driver first. */
export function signaturesOf(inspected: Inspected, { driver }: InspectedFacts, pictures: Pictures): SideSigning[] {
  const { signedBy, signerFunction, signatureKey, driverSignatureKey, absent, refusedReason, refusalPhotoKey } =
    inspected
  const own: SideSigning = {
    side: 'driver',
    name: driver ? shortName(driver) : null,
    picture: pictureOf(driverSignatureKey, pictures),
  }
  const other: SideSigning = {
    side: 'other',
    name: signedBy,
    function: signerFunction,
    absent,
    refusedReason,
    picture: pictureOf(signatureKey, pictures),
    photo: refusalPhotoKey === null ? null : pictures.photo(refusalPhotoKey),
  }
  return [...(driverSignatureKey === null ? [] : [own]), ...(signedBy || absent || refusedReason ? [other] : [])]
}
