import {
  formerDriver,
  isInspected,
  NOTHING_NOTED,
  photosNoted,
  SET_ASIDE,
  withMovedPhotos,
} from '@volant/domain/inspection/set-aside'
import type { Json } from '@volant/domain/kernel/json'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import type { DeliveryChanged } from '../../deliveries/public'
import { moveToEvidence } from '../../files/public'
import { forgetTries } from '../store/code-tries'
import { insertEvidence } from '../store/evidence'
import { noteOnAll, notesOf } from '../store/vehicles'
import type { NotedVehicle } from '../store/vehicles'

/** As JSON keeps it: moments are text. */
const contentOf = (noted: readonly NotedVehicle[]): Json => JSON.parse(JSON.stringify({ vehicles: noted }))

/** The former driver's inspection becomes evidence that the office reads, and every vehicle is as if nobody had seen it. */
export async function followDriver({ action, before, after, at }: DeliveryChanged, tx: Tx): Promise<void> {
  if (action === 'ACTIVATE') await forgetTries(tx, after.id)
  const driverId = formerDriver(before, after)
  if (before === null || driverId === null) return
  const moved = await moveToEvidence(tx, after.id)
  const noted = (await notesOf(tx, after.id)).map((each) => withMovedPhotos(each, moved))
  await noteOnAll(tx, after.id, NOTHING_NOTED)
  const inspected = noted.filter(isInspected)
  if (inspected.length === 0 && moved.size === 0) return
  await insertEvidence(tx, {
    id: uuid({ msecs: at.getTime() }),
    deliveryId: after.id,
    driverId,
    capturedAt: at,
    receivedAt: at,
    refusal: SET_ASIDE,
    version: before.version,
    content: contentOf(inspected),
    files: [...new Set([...inspected.flatMap(photosNoted), ...moved.values()])],
  })
}
