/** How the two sides ended an inspection. Decisions, The day without a network. */
export interface Signing {
  /** Whoever handed over or received. */
  readonly signedBy: string | null
  readonly signerFunction: string | null
  /** Storage keys of the drawings. */
  readonly signatureKey: string | null
  readonly driverSignatureKey: string | null
  /** Nobody was there to sign. */
  readonly absent: boolean
  readonly refusedReason: string | null
  readonly refusalPhotoKey: string | null
}

/** What is known of it, the rest filled up. */
export function toSigning(said: { readonly [Field in keyof Signing]?: Signing[Field] | null | undefined }): Signing {
  return {
    signedBy: said.signedBy || null,
    signerFunction: said.signerFunction || null,
    signatureKey: said.signatureKey ?? null,
    driverSignatureKey: said.driverSignatureKey ?? null,
    absent: said.absent ?? false,
    refusedReason: said.refusedReason || null,
    refusalPhotoKey: said.refusalPhotoKey ?? null,
  }
}

/** Only what was said, as a log keeps it. */
export function saidOf(signing: Signing): Partial<NonNullableFields<Signing>> {
  return Object.fromEntries(Object.entries(signing).filter(([, value]) => value !== null && value !== false))
}

type NonNullableFields<T> = { [Field in keyof T]: NonNullable<T[Field]> }

/** Storage keys of everything that was drawn or photographed to end it, by field. */
export const SIGNING_KEYS = ['signatureKey', 'driverSignatureKey', 'refusalPhotoKey'] as const
export type SigningKey = (typeof SIGNING_KEYS)[number]
