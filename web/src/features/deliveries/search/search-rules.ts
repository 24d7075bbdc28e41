export const DELIVERY_FIELDS = ['deliveryId', 'vin', 'vehicleCode'] as const
export type DeliveryField = (typeof DELIVERY_FIELDS)[number]

/** Looking inside a text needs three characters: fewer would match half of the house. */
const LEAST: Record<DeliveryField, number> = { deliveryId: 1, vin: 3, vehicleCode: 3 }

/** What Enter does with the text: nothing is looked for when it is blank or too short. */
export function askedOf(field: DeliveryField | undefined, typed: string): { text: string; tooShort: boolean } {
  const text = typed.trim()
  const tooShort = text !== '' && field !== undefined && text.length < LEAST[field]
  return { text: tooShort ? '' : text, tooShort }
}
