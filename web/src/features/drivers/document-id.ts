import type { DriverDocument } from '@volant/domain/drivers/documents'

export const documentId = (slot: DriverDocument) => `document-${slot}`

/** Leads to where a document is sent: into view, and with the keyboard. */
export function focusDocument(slot: DriverDocument): void {
  const tile = document.getElementById(documentId(slot))
  tile?.scrollIntoView({ block: 'center' })
  tile?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}

/** The card of one's own details, which the dates of the licence are part of. */
export const OWN_DETAILS = 'own-details'

export function focusDetails(): void {
  const details = document.getElementById(OWN_DETAILS)
  details?.scrollIntoView({ block: 'start' })
  details?.focus({ preventScroll: true })
}
