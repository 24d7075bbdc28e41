import { AppError, refusalError } from '@volant/contract/errors'
import type { DeliveryFacts } from '@volant/domain/deliveries/facts'
import { decide } from '@volant/domain/deliveries/lifecycle'
import { validationDocsSchema } from '@volant/domain/deliveries/schema'
import { fileDocuments } from '@volant/domain/deliveries/validation-docs'
import type { SentDoc, ValidationDoc } from '@volant/domain/deliveries/validation-docs'
import type { Actor } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import type * as z from 'zod'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { readyKeys } from '../../files/public'
import type { Loaded } from '../store/delivery'
import { changeDelivery, ensureHere, lockDelivery, requireNamed, requirePerson } from './change'

type Form = z.output<typeof validationDocsSchema>

export interface ValidationDocsDeps {
  readonly db: Database
  readonly clock: Clock
  /** The key inside one of our own links; undefined for any other address. */
  readonly keyOf: (url: string) => string | undefined
}

/** Another driver than the mission's sees an auction here, not its papers. */
function isBidder(actor: Actor, { selectedDriverId }: Pick<DeliveryFacts, 'selectedDriverId'>): boolean {
  return actor.role === 'DRIVER' && selectedDriverId !== actor.profileId
}

/** @throws NOT_FOUND, or FORBIDDEN, for whoever names the papers of a delivery */
export async function findForPapers(
  parts: Pick<ValidationDocsDeps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<void> {
  if (isBidder(actor, await requireNamed(parts, actor, id, 'FILE_DOCUMENTS'))) throw new AppError('NOT_FOUND')
}

async function lockForPapers(tx: Tx, actor: Actor, id: string): Promise<Loaded> {
  const delivery = await lockDelivery(tx, actor, id)
  if (isBidder(actor, delivery.row)) throw new AppError('NOT_FOUND')
  return delivery
}

function stored({ row }: Loaded): ValidationDoc[] {
  return row.validationDocs.flatMap(({ key, name, label = null, type = null, deleted }) =>
    key ? [{ key, name, label, type, deleted: deleted ?? false }] : [],
  )
}

/** Adds, renames and takes away validation documents. Description 2.5 and 5; description 10.3. */
export function createValidationDocs({ db, clock, keyOf }: ValidationDocsDeps) {
  /** The address must be one of ours; a key beside it must be the same file. */
  function keyed(sent: Form['validationDocs']): SentDoc[] {
    return sent.map(({ url, key, ...doc }, index) => {
      const named = keyOf(url)
      if (named === undefined || (key != null && key !== named))
        throw new AppError('BAD_USER_INPUT', { fields: [{ path: `validationDocs.${index}.url`, code: 'notAllowed' }] })
      return { ...doc, key: named }
    })
  }

  return async function update(
    ctx: RequestContext,
    input: { readonly id: string; readonly validationDocs: readonly object[] },
  ) {
    const { actor, ifMatch } = ctx
    const now = clock.now()
    await changeOnce(db, ctx, 'POST /delivery/update-validation-docs', input, async (tx) => {
      const delivery = await lockForPapers(tx, actor, input.id)
      requirePerson(actor, delivery, 'FILE_DOCUMENTS', now)
      const parsed = read(validationDocsSchema, input)
      if (!parsed.ok) throw refusalError(parsed)
      const sent = keyed(parsed.value.validationDocs)
      const own = await readyKeys(
        tx,
        sent.map(({ key }) => key),
        (file) => file.deliveryId === delivery.row.id && file.kind === 'validationDoc',
      )
      const before = stored(delivery)
      const filed = fileDocuments(actor, before, sent, own)
      if (!filed.ok) throw refusalError(filed)
      ensureHere(decide(actor, delivery.facts, 'FILE_DOCUMENTS', undefined, now), actor, delivery.facts, now)
      if (JSON.stringify(filed.docs) !== JSON.stringify(before))
        await changeDelivery(tx, actor, delivery, {
          action: 'FILE_DOCUMENTS',
          set: { validationDocs: filed.docs.map((doc) => ({ ...doc, url: `/files/${doc.key}` })) },
          data: { documents: sent.map(({ key }) => key) },
          version: ifMatch,
          now,
        })
      return delivery.row
    })
    return { success: true }
  }
}
