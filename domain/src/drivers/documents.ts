/** The seven document slots of a driver and what each takes. Spec 2, section 2.1. */
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

const MEGABYTE = 1024 * 1024

/** Largest files, in bytes. Spec 2, section 9. */
export const UPLOAD_MAX = { document: 10 * MEGABYTE, photo: 5 * MEGABYTE } as const

const TYPES = { pdf: ['application/pdf'], image: ['image/jpeg', 'image/png'] } as const

/** Does this slot take a file of this media type? Spec 2, section 5. */
export function slotTakes(slot: DriverDocument, mediaType: string): boolean {
  return TYPES[DRIVER_DOCUMENTS[slot]].some((type) => type === mediaType)
}
