import type { SignedInActor } from '@volant/domain/kernel/actor'
import { RANK } from '@volant/domain/kernel/actor'
import type { Decision } from '@volant/domain/kernel/decision'
import { ALLOWED, refuse } from '@volant/domain/kernel/decision'
import type { FileOwner } from '../files/public'
import { driverExists, lockDriver } from './store/drivers'

function judge(actor: SignedInActor, driverId: string): Decision {
  if (actor.role === 'DRIVER') return actor.profileId === driverId ? ALLOWED : refuse('NOT_FOUND')
  if (actor.role !== 'ADMIN') return refuse('NOT_FOUND')
  return actor.rank <= RANK.MAINTAINER ? ALLOWED : refuse('FORBIDDEN', 'RANK_TOO_LOW')
}

/** A driver's papers and picture are the driver's and the office's. */
export function driverFiles(): FileOwner<'driver'> {
  return {
    hold: async (tx, { driverId }) => {
      if (driverId !== null) await lockDriver(tx, { id: driverId })
    },
    mayUpload: async (db, actor, { driverId }) =>
      (await driverExists(db, driverId)) ? judge(actor, driverId) : refuse('NOT_FOUND'),
    mayDelete: async (_db, actor, { driverId }) => (driverId === null ? refuse('NOT_FOUND') : judge(actor, driverId)),
    // a mandate that was signed stays what it was
    isInUse: async (_tx, { kind }) => kind === 'mandate',
  }
}
