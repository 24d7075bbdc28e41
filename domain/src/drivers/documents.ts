import { UPLOADS, type UploadRules } from '../kernel/uploads'

/** The document slots of a driver and what each takes. Description 2.11. */
export const DRIVER_DOCUMENTS = {
  kbisPath: 'pdf',
  ribPath: 'pdf',
  permit_solde_path: 'pdf',
  idPath: 'image',
  idPath2: 'image',
  drivingLicensePath: 'image',
  drivingLicensePath2: 'image',
  vigilancePath: 'pdf',
  insurancePath: 'pdf',
} as const
export type DriverDocument = keyof typeof DRIVER_DOCUMENTS

/** The storage key of each document that the driver has sent, or the link to it. */
export type DriverDocuments = { readonly [Slot in DriverDocument]?: string | null } & {
  /** Those that are there, and that whoever looks may not open. */
  readonly withheld?: readonly string[]
}

export const DOCUMENTS = Object.keys(DRIVER_DOCUMENTS) as readonly DriverDocument[]

export const isWithheld = (docs: DriverDocuments | null | undefined, slot: DriverDocument): boolean =>
  docs?.withheld?.includes(slot) ?? false

/** Has the driver sent it, whether or not it may be opened? */
export const isGiven = (docs: DriverDocuments | null | undefined, slot: DriverDocument): boolean =>
  Boolean(docs?.[slot]) || isWithheld(docs, slot)

/** Each document is required; the office may accept a driver without one all the same, and is told. */
export function missingDocuments(docs: DriverDocuments | null | undefined): readonly DriverDocument[] {
  return DOCUMENTS.filter((slot) => !isGiven(docs, slot))
}

/** What this slot takes. Description 5. */
export function documentRules(slot: DriverDocument): UploadRules {
  return DRIVER_DOCUMENTS[slot] === 'pdf' ? UPLOADS.driverPdf : UPLOADS.driverImage
}
