import type { SignedInActor } from '@volant/domain/kernel/actor'
import { RANK } from '@volant/domain/kernel/actor'
import type { Decision } from '@volant/domain/kernel/decision'
import { ALLOWED, refuse } from '@volant/domain/kernel/decision'
import type { Database } from '../../platform/db/database'
import type { FileOwner } from '../files/public'
import { driverExists } from './store/drivers'

function judge(actor: SignedInActor, driverId: string): Decision {
  if (actor.role === 'DRIVER') return actor.profileId === driverId ? ALLOWED : refuse('NOT_FOUND')
  if (actor.role !== 'ADMIN') return refuse('NOT_FOUND')
  return actor.rank <= RANK.MAINTAINER ? ALLOWED : refuse('FORBIDDEN', 'RANK_TOO_LOW')
}

/** A driver's papers and picture are the driver's and the office's. */
export function driverFiles(db: Database): FileOwner<'driver'> {
  return {
    mayUpload: async (actor, { driverId }) =>
      (await driverExists(db.sql, driverId)) ? judge(actor, driverId) : refuse('NOT_FOUND'),
    mayDelete: async (actor, { driverId }) => (driverId === null ? refuse('NOT_FOUND') : judge(actor, driverId)),
    // a mandate that was signed stays what it was
    isInUse: async (_tx, { kind }) => kind === 'mandate',
  }
}
