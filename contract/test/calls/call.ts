/** One REST call as it goes over the wire, every part and every key filled. */
export interface Call {
  readonly params?: object
  readonly query?: object
  readonly headers?: object
  readonly body?: object
  /** The keys that must be there, of all the parts. */
  readonly needs?: string
  readonly status: 200 | 201 | 204
  /** JSON, the type of a file, or null. */
  readonly reply: unknown
}

export const ID = '00000000-0000-0000-0000-000000000001'
export const AT = '2026-05-12T08:00:00Z'
export const JSON_FILE = 'application/json; charset=utf-8'
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const token = { token: 'secret' }
export const username = 'owner@horizon-autos.test'
export const done = { status: 201, reply: { success: true } } as const
export const POINT = { latitude: 48.85, longitude: 2.35 }
export const PAGE = { page: 2, order: 'desc', orderBy: 'createdAt' }
export const ADDRESS = {
  address: '12 rue de la Paix',
  addressPrecision: 'Porte B',
  city: 'Paris',
  postalCode: '75002',
  country: 'FR',
  latitude: 48.869,
  longitude: 2.331,
}
