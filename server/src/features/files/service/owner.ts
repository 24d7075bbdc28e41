import { AppError } from '@volant/contract/errors'
import type { UploadMetadata } from '@volant/contract/rest/files'
import type { SignedInActor } from '@volant/domain/kernel/actor'
import type { Decision, Refusal } from '@volant/domain/kernel/decision'
import type { Executor, Tx } from '../../../platform/db/database'
import type { FileRow } from '../store'

export type Module = UploadMetadata['module']
export type MetadataOf<M extends Module> = Extract<UploadMetadata, { module: M }>

/** Allowed, and whose space the file takes; or the refusal, NOT_FOUND for what the person cannot see. */
export type UploadDecision = { readonly ok: true; readonly organizationId?: string | null } | Refusal

/** The delivery or the driver that a file belongs to. */
export type FileSubject = Pick<FileRow, 'deliveryId' | 'driverId'>

/** The feature a file belongs to. Files know no deliveries and no drivers: their features decide. */
export interface FileOwner<M extends Module> {
  /** Until the transaction ends nobody changes what is decided upon. */
  hold(tx: Tx, subject: FileSubject): Promise<void>
  mayUpload(db: Executor, actor: SignedInActor, metadata: MetadataOf<M>): Promise<UploadDecision>
  mayDelete(db: Executor, actor: SignedInActor, file: FileRow): Promise<Decision>
  /** True while something that must stay readable shows the file: an issued invoice, a signed PV. */
  isInUse(tx: Tx, file: FileRow): Promise<boolean>
}

export type Owners = { readonly [M in Module]: FileOwner<M> }

export type OwnerList = ReturnType<typeof createOwnerList>

/** Who decides, by what a file belongs to. */
export function createOwnerList() {
  const owners: Partial<Owners> = {}

  function ownerOf<M extends Module>(module: M): Owners[M] {
    const owner = owners[module]
    if (!owner) throw new AppError('NOT_FOUND')
    return owner
  }

  return {
    /** Before the first request. */
    own: (given: Partial<Owners>): void => void Object.assign(owners, given),

    /** @throws NOT_FOUND for a file of nobody */
    of({ deliveryId, driverId }: FileSubject): Owners[Module] {
      if (deliveryId === null && driverId === null) throw new AppError('NOT_FOUND')
      return ownerOf(deliveryId === null ? 'driver' : 'delivery')
    },

    mayUpload(db: Executor, actor: SignedInActor, metadata: UploadMetadata): Promise<UploadDecision> {
      return metadata.module === 'driver'
        ? ownerOf('driver').mayUpload(db, actor, metadata)
        : ownerOf('delivery').mayUpload(db, actor, metadata)
    },
  }
}

declare module '../../../platform/feature' {
  interface FileOwners extends Owners {}
}
