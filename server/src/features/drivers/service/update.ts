import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { UpdateDriverInput } from '@volant/contract/schema.generated'
import { normalizeIban } from '@volant/domain/drivers/iban'
import { changedPapers, datesTakenAway } from '@volant/domain/drivers/papers'
import { maySeeDriver, ownPasswordAsked } from '@volant/domain/drivers/policy'
import { updateDriverSchema } from '@volant/domain/drivers/schema'
import type { SignedInActor } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import { parisDayEnd } from '@volant/domain/kernel/time'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import type { Tx } from '../../../platform/db/database'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { isPhone, toE164 } from '../../../platform/phone'
import { insertAddress } from '../../deliveries/public'
import type { PublicFiles } from '../../files/public'
import { logSecurity } from '../../identity/public'
import type {} from '../events'
import { lockDriver, updateDriver } from '../store/drivers'
import type { DriverChange, LockedDriver } from '../store/drivers'
import { revokeMandate } from '../store/mandates'
import { dropChecks } from '../store/paper-checks'
import { discardPapers } from '../store/papers'
import type { DriverParts } from './states'

interface UpdateParts extends DriverParts {
  readonly files: PublicFiles
}

type Form = z.output<ReturnType<typeof updateDriverSchema>>

const badField = (path: string) => new AppError('BAD_USER_INPUT', { fields: [{ path, code: 'invalid' }] })

/** An attestation of tomorrow is not there yet, by the calendar of Paris. What a driver once dated keeps a date: the office alone takes one away. */
function ensureDates(actor: SignedInActor, { row }: LockedDriver, form: Form, now: Date): void {
  if (form.vigilanceIssueDate && form.vigilanceIssueDate > parisDayEnd(now))
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'vigilanceIssueDate', code: 'outOfRange' }] })
  const gone = actor.role === 'DRIVER' ? datesTakenAway(row, form) : []
  if (gone.length > 0)
    throw new AppError('BAD_USER_INPUT', { fields: gone.map((path) => ({ path, code: 'required' })) })
}

type Files = Pick<LockedDriver['row'], 'docs' | 'avatarKey'>

const namedIn = ({ docs, avatarKey }: Files): string[] =>
  [...Object.values(docs), avatarKey].flatMap((key) => key ?? [])

/** Papers and the picture that others have taken the place of, or that were taken away. */
function replaced(before: Files, after: Files): string[] {
  const kept = new Set(namedIn(after))
  return namedIn(before).filter((key) => !kept.has(key))
}

/** The form of a driver's page, sent by the office or by the driver. Description 2.11 and 5. */
export function createDriverUpdate({ db, clock, accounts, files }: UpdateParts) {
  /** Papers and pictures are those that were sent for this very driver and slot. */
  async function ensureOwnFiles(tx: Tx, { id, docs, avatarKey }: Form): Promise<void> {
    const wanted = [
      ...Object.entries(docs ?? {}).map(([slot, key]) => ({ path: `docs.${slot}`, slot, key })),
      { path: 'avatarKey', slot: undefined, key: avatarKey },
    ]
    const keys = wanted.flatMap(({ key }) => key ?? [])
    if (keys.length === 0) return
    const found = new Map((await files.find(tx.sql, keys)).map((file) => [file.key, file]))
    for (const { path, slot, key } of wanted) {
      if (!key) continue
      const file = found.get(key)
      const slotOfFile = file && 'slot' in file.metadata ? file.metadata.slot : undefined
      if (file?.driverId !== id || slotOfFile !== slot) throw badField(path)
    }
  }

  async function ensureOwner(tx: Tx, actor: SignedInActor, password: string | null | undefined): Promise<void> {
    if (!password) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'currentPassword', code: 'required' }] })
    if (!(await accounts.isPasswordOf(tx, actor.sub, password))) throw badField('currentPassword')
  }

  /** What the form holds in the terms of the row; what it leaves out stays. */
  async function columnsOf(tx: Tx, form: Form, { row }: LockedDriver): Promise<DriverChange> {
    const { id: _id, email: _email, language: _language, currentPassword: _password, address, docs, ...columns } = form
    const { phoneNumber, iban } = columns
    const texts = Object.entries(columns).filter(([, value]) => value !== undefined)
    return {
      ...Object.fromEntries(texts.map(([name, value]) => [name, value === '' ? null : value])),
      ...(phoneNumber != null && { phoneNumber: toE164(phoneNumber) }),
      ...(iban != null && { iban: normalizeIban(iban) }),
      ...(docs && { docs: { ...row.docs, ...docs } }),
      ...(address && { addressId: await insertAddress(tx, address) }),
      ...(address === null && { addressId: null }),
    }
  }

  return async function update(ctx: RequestContext, input: UpdateDriverInput): Promise<{ id: string }> {
    const { actor } = ctx
    // without the password, of which no plain hash may be kept
    const compared = { ...input, currentPassword: undefined }
    if (actor.role === 'ANONYMOUS') throw new AppError('UNAUTHENTICATED')
    return changeOnce(db, ctx, 'updateDriver', compared, async (tx) => {
      const driver = maySeeDriver(actor, input.id) ? await lockDriver(tx, { id: input.id }) : undefined
      if (driver === undefined) throw new AppError('NOT_FOUND')
      ensure(mayCallByRank(actor, 'updateDriver'))
      const parsed = read(updateDriverSchema(isPhone), input)
      if (!parsed.ok) throw refusalError(parsed)
      const form = parsed.value
      const now = clock.now()
      ensureDates(actor, driver, form, now)
      const { id, userId: sub } = driver.row
      await ensureOwnFiles(tx, form)
      const set = await columnsOf(tx, form, driver)
      const email = form.email?.toLowerCase()
      const changed = {
        iban: set.iban !== undefined && set.iban !== driver.row.iban,
        email: email !== undefined && email !== driver.email,
      }
      if (ownPasswordAsked(actor, changed)) await ensureOwner(tx, actor, form.currentPassword)
      const after = { ...driver.row, ...set }
      if (!isDeepStrictEqual(after, driver.row)) await updateDriver(tx, id, { ...set, updatedAt: now })
      await dropChecks(tx, id, changedPapers(driver.row, after))
      await discardPapers(tx, id, replaced(driver.row, after), now)
      if (changed.iban) {
        await revokeMandate(tx, id, now)
        await logSecurity(tx, { kind: 'iban.changed', at: now, actorSub: actor.sub, subject: sub })
      }
      if (email !== undefined && changed.email) await accounts.changeEmail(tx, sub, email, actor.sub)
      if (form.language) await accounts.changeLanguage(tx, sub, form.language)
      tx.emit('driver.changed', { driverId: id })
      return { id }
    })
  }
}

export type UpdateDriver = ReturnType<typeof createDriverUpdate>
