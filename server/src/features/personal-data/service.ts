import { AppError, ensure } from '@volant/contract/errors'
import { mayErase } from '@volant/domain/personal-data/erasure'
import type { Actor, SignedInActor } from '@volant/domain/kernel/actor'
import type { Clock } from '../../platform/clock'
import type { Database, Tx } from '../../platform/db/database'
import { changeOnce } from '../../platform/idempotency'
import type { RequestContext } from '../../platform/operations/registry'
import { lockDeliveriesBidFor, lockDriver } from '../drivers/public'
import type { PublicFiles } from '../files/public'
import { logSecurity } from '../identity/public'
import type { Accounts } from '../identity/public'
import { personalData } from './read/export'
import { findPerson } from './read/person'
import type { Person } from './read/person'
import { forgetAdmin, forgetInHistory, forgetMessages, lockAccount } from './store/account'
import { commitmentsOf } from './store/commitments'
import { forgetDriver } from './store/driver'
import { forgetInDeliveries, forgetMember } from './store/member'

interface Parts {
  readonly db: Database
  readonly clock: Clock
  readonly accounts: Accounts
  readonly files: PublicFiles
  readonly publicUrl: string
}

export function signedIn(actor: Actor): SignedInActor {
  if (actor.role === 'ANONYMOUS') throw new AppError('UNAUTHENTICATED')
  return actor
}

/** What the law lets a person ask of whoever keeps their data: a copy of it, and its end. GDPR articles 15, 17 and 20. */
export function createPersonalData({ db, clock, accounts, files, publicUrl }: Parts) {
  async function eraseDriver(tx: Tx, person: Person): Promise<void> {
    const now = clock.now()
    const driver = await lockDriver(tx, person)
    if (driver === undefined) throw new AppError('NOT_FOUND')
    await forgetDriver(tx, driver, now)
    // who bids loses their bids, as when they are disabled
    if (driver.state === 'ACCEPTED')
      tx.emit('driver.moved', { driverId: person.id, sub: person.sub, move: 'disable', at: now })
    tx.emit('driver.changed', { driverId: person.id })
  }

  return {
    /**
     * One's own data, or those of another person, which only super admins call for. Written down like every export.
     * @param id of the driver, the client or the admin
     * @throws AppError NOT_FOUND
     */
    async export({ actor }: RequestContext, id = signedIn(actor).profileId) {
      const viewer = signedIn(actor)
      const person = await findPerson(db.sql, id)
      if (person === undefined) throw new AppError('NOT_FOUND')
      const at = clock.now()
      const link = (key: string) => publicUrl + files.fileUrl(key, { viewer })
      const data = await personalData(db, person, link)
      await db.tx((tx) =>
        logSecurity(tx, {
          kind: 'export.made',
          at,
          actorSub: viewer.sub,
          subject: person.sub,
          data: { what: 'personal-data' },
        }),
      )
      return { at: at.toISOString(), ...data }
    },

    /**
     * For good. Whoever was erased before is left as they are.
     * @throws AppError NOT_FOUND, and what `mayErase` refuses
     */
    async erase(ctx: RequestContext, id: string): Promise<void> {
      const { sub } = signedIn(ctx.actor)
      await changeOnce(db, ctx, 'POST /personal-data/{id}/erase', { id }, async (tx) => {
        // whoever gives a mission locks the deliveries before the driver
        await lockDeliveriesBidFor(tx, { id })
        await lockDriver(tx, { id })
        const person = await findPerson(tx.sql, id)
        if (person === undefined) throw new AppError('NOT_FOUND')
        const commitments = await commitmentsOf(tx, person)
        if (await lockAccount(tx, person.sub)) return { id }
        ensure(mayErase(ctx.actor, person, commitments))
        if (person.role === 'DRIVER') await eraseDriver(tx, person)
        if (person.role === 'CLIENT') {
          await forgetInDeliveries(tx, person)
          await forgetMember(tx, person, clock.now())
        }
        if (person.role === 'ADMIN') await forgetAdmin(tx, person, clock.now())
        await forgetInHistory(tx, person.sub)
        await forgetMessages(tx, person)
        await accounts.erase(tx, person.sub, sub)
        return { id }
      })
    },
  }
}

export type PersonalData = ReturnType<typeof createPersonalData>
