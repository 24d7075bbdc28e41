/** The seven document slots of a driver and what each takes. Description 2.11. */
export const DRIVER_DOCUMENTS = {
  kbisPath: 'pdf',
  ribPath: 'pdf',
  permit_solde_path: 'pdf',
  idPath: 'image',
  idPath2: 'image',
  drivingLicensePath: 'image',
  drivingLicensePath2: 'image',
} as const
export type DriverDocument = keyof typeof DRIVER_DOCUMENTS

/** The storage key of each document that the driver has sent. */
export type DriverDocuments = { readonly [Slot in DriverDocument]?: string | null }

export const DOCUMENTS = Object.keys(DRIVER_DOCUMENTS) as readonly DriverDocument[]

/** Each document is required; the office may accept a driver without one all the same, and is told. */
export function missingDocuments(docs: DriverDocuments | null | undefined): readonly DriverDocument[] {
  return DOCUMENTS.filter((slot) => !docs?.[slot])
}

const MEGABYTE = 1024 * 1024

/** Largest files, in bytes. Description 9. */
export const UPLOAD_MAX = { document: 10 * MEGABYTE, photo: 5 * MEGABYTE } as const

const TYPES = { pdf: ['application/pdf'], image: ['image/jpeg', 'image/png'] } as const

/** Does this slot take a file of this media type? Description 5. */
export function slotTakes(slot: DriverDocument, mediaType: string): boolean {
  return TYPES[DRIVER_DOCUMENTS[slot]].some((type) => type === mediaType)
}
