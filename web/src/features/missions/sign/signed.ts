import { v7 as uuid } from 'uuid'
import { refOf, type KeptFile, type StepDetails } from '../outbox/entry'

/** What is missing before both sides have signed. */
export type SignFault = 'needName' | 'needSignature' | 'needReason' | 'needPhoto' | 'needOwn' | 'failed'
/** The picture of what was drawn. */
export type Draw = () => Promise<Blob>

/** How the person who hands over or receives ended the inspection. */
export type OtherSide =
  | { readonly is: 'signed'; readonly name: string; readonly role: string; readonly drawing: Blob }
  | { readonly is: 'absent' }
  | { readonly is: 'refused'; readonly reason: string; readonly photo?: Blob }

/** How both sides ended an inspection, as the phone keeps it until the step is taken. */
export interface Signed {
  readonly other: OtherSide
  /** The driver's own drawing. */
  readonly driver: Blob
}

/** What is typed of the other side before anybody has signed. */
export interface Signer {
  readonly how: OtherSide['is']
  readonly name: string
  readonly role: string
  readonly reason: string
  readonly photo?: Blob
}

export function signerOf(other: OtherSide | undefined): Signer {
  const nothing = { how: other?.is ?? 'signed', name: '', role: '', reason: '' }
  if (other?.is === 'signed') return { ...nothing, name: other.name, role: other.role }
  return other?.is === 'refused' ? { ...nothing, reason: other.reason, photo: other.photo } : nothing
}

/** The first thing that is missing. A refusal is shown as well as said: it is what both will speak of later. */
export function faultOf(
  { how, name, reason, photo }: Signer,
  drawn: { readonly theirs: boolean; readonly own: boolean },
): SignFault | undefined {
  if (how === 'signed' && !name.trim()) return 'needName'
  if (how === 'signed' && !drawn.theirs) return 'needSignature'
  if (how === 'refused' && !reason.trim()) return 'needReason'
  if (how === 'refused' && !photo) return 'needPhoto'
  return drawn.own ? undefined : 'needOwn'
}

/** What a step says of the signatures, and the pictures that it brings with it. */
export function saidOf(
  deliveryId: string,
  { other, driver }: Signed,
): { readonly details: Omit<StepDetails, 'action'>; readonly files: readonly KeptFile[] } {
  const kept = (blob: Blob, kind: 'signature' | 'refusal', fileName: string): KeptFile => ({
    ref: refOf(uuid()),
    blob,
    fileName,
    metadata: { module: 'delivery', deliveryId, kind },
  })
  const own = kept(driver, 'signature', 'driver-signature.png')
  const driverSignatureKey = own.ref
  if (other.is === 'absent') return { details: { driverSignatureKey, absent: true }, files: [own] }
  if (other.is === 'refused') {
    const photo = other.photo && kept(other.photo, 'refusal', 'refusal.jpg')
    const details = { driverSignatureKey, refusedReason: other.reason, ...(photo && { refusalPhotoKey: photo.ref }) }
    return { details, files: photo ? [own, photo] : [own] }
  }
  const drawn = kept(other.drawing, 'signature', 'signature.png')
  return {
    details: {
      driverSignatureKey,
      signedBy: other.name,
      ...(other.role && { signerFunction: other.role }),
      signatureKey: drawn.ref,
    },
    files: [own, drawn],
  }
}
