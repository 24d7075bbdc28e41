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

/** The storage key of each document that the driver has sent. */
export type DriverDocuments = { readonly [Slot in DriverDocument]?: string | null }

export const DOCUMENTS = Object.keys(DRIVER_DOCUMENTS) as readonly DriverDocument[]

/** Each document is required; the office may accept a driver without one all the same, and is told. */
export function missingDocuments(docs: DriverDocuments | null | undefined): readonly DriverDocument[] {
  return DOCUMENTS.filter((slot) => !docs?.[slot])
}

/** What this slot takes. Description 5. */
export function documentRules(slot: DriverDocument): UploadRules {
  return DRIVER_DOCUMENTS[slot] === 'pdf' ? UPLOADS.driverPdf : UPLOADS.driverImage
}
