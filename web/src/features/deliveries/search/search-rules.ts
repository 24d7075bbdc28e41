export const DELIVERY_FIELDS = ['deliveryId', 'vin', 'vehicleCode'] as const
export type DeliveryField = (typeof DELIVERY_FIELDS)[number]

/** Parts of a text need three characters: fewer would match too many deliveries. */
const MIN_LENGTH: Record<DeliveryField, number> = { deliveryId: 1, vin: 3, vehicleCode: 3 }

/** The text to search after Enter; empty when it is blank or too short. */
export function parseSearchText(field: DeliveryField | undefined, typed: string): { text: string; tooShort: boolean } {
  const text = typed.trim()
  const tooShort = text !== '' && field !== undefined && text.length < MIN_LENGTH[field]
  return { text: tooShort ? '' : text, tooShort }
}
