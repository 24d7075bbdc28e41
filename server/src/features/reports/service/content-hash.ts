import { createHash } from 'node:crypto'
import { toSigning } from '@volant/domain/inspection/signing'
import type { Inspected } from '../../missions/public'
import { stringify } from 'safe-stable-stringify'
import type { InspectedFacts } from '../read/inspected'

/** Of what a report states of its vehicle: two reports with the same say the same. */
export function contentHash(inspected: Inspected, { vehicle, photos }: InspectedFacts): string {
  const { side } = inspected
  const { vin, vehicleCode, marque, model, type, mileageBefore, essenceBefore, imagesBefore } = vehicle ?? {}
  const bytesOf = (images: object | undefined) =>
    Object.entries(images ?? {}).map(([view, key]) => [view, photos.find((photo) => photo.key === key)?.sha256])
  const departure = {
    mileageBefore,
    essenceBefore,
    photosBefore: bytesOf(imagesBefore),
    inspectionBefore: vehicle?.inspectionBefore,
  }
  const arrival = side === 'after' && {
    mileageAfter: vehicle?.mileageAfter,
    essenceAfter: vehicle?.essenceAfter,
    photosAfter: bytesOf(vehicle?.imagesAfter),
    inspectionAfter: vehicle?.inspectionAfter,
  }
  const content = { vin, vehicleCode, marque, model, type, ...toSigning(inspected), ...departure, ...arrival }
  return createHash('sha256')
    .update(stringify(content) ?? '')
    .digest('hex')
}
