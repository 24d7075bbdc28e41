import type { UploadMetadata } from '@volant/contract/rest/files'
import type { SignedInActor } from '@volant/domain/kernel/actor'
import type { Decision, Refusal } from '@volant/domain/kernel/decision'
import type { Tx } from '../../../platform/db/database'
import type { FileRow } from '../store'

export type Module = UploadMetadata['module']
export type MetadataOf<M extends Module> = Extract<UploadMetadata, { module: M }>

/** Allowed, and whose space the file takes; or the refusal, NOT_FOUND for what the person cannot see. */
export type UploadDecision = { readonly ok: true; readonly organizationId?: string | null } | Refusal

/** The feature a file belongs to. Files know no deliveries and no drivers: their features decide. */
export interface FileOwner<M extends Module> {
  mayUpload(actor: SignedInActor, metadata: MetadataOf<M>): Promise<UploadDecision>
  mayDelete(actor: SignedInActor, file: FileRow): Promise<Decision>
  /** True while something that must stay readable shows the file: an issued invoice, a signed PV. */
  isInUse(tx: Tx, file: FileRow): Promise<boolean>
}

export type Owners = { readonly [M in Module]: FileOwner<M> }

declare module '../../../platform/feature' {
  interface FileOwners extends Owners {}
}
