import type { DriverActor, SignedInActor } from '@volant/domain/kernel/actor'
import { RANK } from '@volant/domain/kernel/actor'
import type { Decision } from '@volant/domain/kernel/decision'
import { ALLOWED, refuse } from '@volant/domain/kernel/decision'
import { isVisible, mayInspect } from '@volant/domain/deliveries/policy'
import { reportableFrom } from '@volant/domain/deliveries/reportable-problems'
import { isIn, MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import { EXPENSE_STATUSES } from '@volant/domain/expenses/expenses'
import type { Executor } from '../../platform/db/database'
import { lockAnyDelivery } from '../deliveries/public'
import { showsExpense } from '../expenses/public'
import type { FileOwner, FileRow, MetadataOf, UploadDecision } from '../files/public'
import { wasItsDriver } from './store/evidence'
import { findSubject, showsEvidence, showsFile, showsMark, showsSigning } from './store/files'
import type { FileSubject } from './store/files'
import { showsProblem } from './store/problems'

type Metadata = MetadataOf<'delivery'>

function mayAttach(actor: SignedInActor, subject: FileSubject, metadata: Metadata): Decision {
  if (actor.role === 'ADMIN') return ALLOWED
  if ('carId' in metadata) {
    if (actor.role === 'CLIENT') return refuse('FORBIDDEN', 'WRONG_ROLE')
    return mayInspect(actor, subject, { leg: subject.leg, side: metadata.state })
  }
  if (actor.role === 'CLIENT')
    return metadata.kind === 'doc' && subject.status === 'REQUESTED' ? ALLOWED : refuse('CONFLICT', 'NOT_EDITABLE')
  // the payment may be settled by now: that is decided when the expense is declared
  if (metadata.kind === 'expense')
    return isIn(subject.status, EXPENSE_STATUSES) ? ALLOWED : refuse('CONFLICT', 'ILLEGAL_TRANSITION')
  if (metadata.kind === 'problem')
    return reportableFrom(subject).length > 0 ? ALLOWED : refuse('CONFLICT', 'ILLEGAL_TRANSITION')
  // both sides sign before the driver leaves, too; the signed report is added while the mission runs
  const signs = metadata.kind === 'signature' || metadata.kind === 'refusal'
  const runs = isIn(subject.status, MISSION_GROUP) || (signs && subject.status === 'SET')
  return metadata.kind !== 'doc' && runs ? ALLOWED : refuse('CONFLICT', 'ILLEGAL_TRANSITION')
}

function isMine(actor: SignedInActor, subject: FileSubject): boolean {
  // a bidder sees an auction, not its files
  return isVisible(actor, subject) && (actor.role !== 'DRIVER' || subject.selectedDriverId === actor.profileId)
}

/** A driver may leave what they photographed with a mission that is no longer theirs, and nobody else may. */
async function mayLeaveEvidence(db: Executor, actor: SignedInActor, deliveryId: string): Promise<UploadDecision> {
  const subject = await findSubject(db, deliveryId, null)
  if (subject === undefined || actor.role !== 'DRIVER' || !(await wasItsDriver(db, deliveryId, actor)))
    return refuse('NOT_FOUND')
  return ALLOWED
}

/** A driver takes back what they sent themselves, while the inspection it was sent for is open. What else a mission has is proof. */
function mayTakeBack(actor: DriverActor, subject: FileSubject, { ownerSub, metadata }: FileRow): Decision {
  if (ownerSub !== actor.sub) return refuse('FORBIDDEN', 'WRONG_ROLE')
  if (!('carId' in metadata)) return refuse('CONFLICT', 'NOT_EDITABLE')
  return mayInspect(actor, subject, { leg: subject.leg, side: metadata.state })
}

/** Who may add files to a delivery and take them away. Description 6.3 and 6.4. */
export function deliveryFiles(): FileOwner<'delivery'> {
  return {
    async hold(tx, { deliveryId }) {
      if (deliveryId !== null) await lockAnyDelivery(tx, deliveryId)
    },

    async mayUpload(db, actor, metadata): Promise<UploadDecision> {
      if ('kind' in metadata && metadata.kind === 'evidence') return mayLeaveEvidence(db, actor, metadata.deliveryId)
      const subject = await findSubject(db, metadata.deliveryId, 'carId' in metadata ? metadata.carId : null)
      if (subject === undefined || !isMine(actor, subject)) return refuse('NOT_FOUND')
      const decision = mayAttach(actor, subject, metadata)
      // a mission is never held up by what its organisation has stored
      return decision.ok && actor.role === 'CLIENT' ? { ok: true, organizationId: subject.organizationId } : decision
    },

    async mayDelete(db, actor, file): Promise<Decision> {
      const subject = file.deliveryId ? await findSubject(db, file.deliveryId, file.vehicleId) : undefined
      if (subject === undefined || !isMine(actor, subject)) return refuse('NOT_FOUND')
      if (actor.role === 'ADMIN') return actor.rank <= RANK.SUPPORT ? ALLOWED : refuse('FORBIDDEN', 'RANK_TOO_LOW')
      if (actor.role === 'CLIENT')
        return file.kind === 'doc' && subject.status === 'REQUESTED' ? ALLOWED : refuse('CONFLICT', 'NOT_EDITABLE')
      return mayTakeBack(actor, subject, file)
    },

    /** A signed report is a proof, and so are a sealed one, whatever it is filed as, what was drawn or photographed to sign, the photo of a mark, of a reported problem or of a receipt, and evidence: they stay. */
    isInUse: async (tx, file) =>
      file.kind === 'sealedReport' ||
      (await showsFile(tx.sql, file)) ||
      (await showsSigning(tx.sql, file)) ||
      (await showsMark(tx.sql, file)) ||
      (await showsProblem(tx.sql, file)) ||
      (await showsExpense(tx.sql, file)) ||
      (await showsEvidence(tx.sql, file)),
  }
}
