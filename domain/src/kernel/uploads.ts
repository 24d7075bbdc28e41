export const MEGABYTE = 1024 * 1024

const PICTURES = ['image/jpeg', 'image/png'] as const
const PDF = 'application/pdf'

export type UploadType = (typeof PICTURES)[number] | typeof PDF

export interface UploadRules {
  readonly types: readonly UploadType[]
  readonly maxMegabytes: number
}

/** What may be sent as which kind of file; of a driver's documents each is one or the other. Description 5, 8 and 9. */
export const UPLOADS = {
  photo: { types: PICTURES, maxMegabytes: 5 },
  document: { types: [PDF, ...PICTURES], maxMegabytes: 10 },
  driverPdf: { types: [PDF], maxMegabytes: 10 },
  driverImage: { types: PICTURES, maxMegabytes: 10 },
} as const satisfies Record<string, UploadRules>

/** @param type a media type, without parameters */
export function mayBeOfType({ types }: UploadRules, type: string): type is UploadType {
  return types.some((allowed) => allowed === type)
}

/** @param size in bytes */
export function isTooLarge({ maxMegabytes }: UploadRules, size: number): boolean {
  return size > maxMegabytes * MEGABYTE
}
