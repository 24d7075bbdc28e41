import { differenceInMinutes } from 'date-fns'

/** What a phone says of a photo when it is chosen. */
export interface Taken {
  /** When the picture was made, by the clock of the device. */
  readonly at: Date
  /** When it was chosen for the inspection, by the same clock. */
  readonly filedAt: Date
  /** Chosen among the pictures of the device, not made for this. */
  readonly fromGallery: boolean
}

/** Minutes after which a picture no longer shows the vehicle as it stands there. Decisions, The day without a network. */
const FRESH_MINUTES = 60

/** Allowed, and marked: it may show the vehicle on another day. */
export function isOlder({ at, filedAt, fromGallery }: Taken): boolean {
  return fromGallery || differenceInMinutes(filedAt, at) > FRESH_MINUTES
}
