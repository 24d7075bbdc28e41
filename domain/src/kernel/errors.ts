/** Every code an answer can carry, with its HTTP status. Description 7.4. */
export const STATUS_OF = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const

export type ErrorCode = keyof typeof STATUS_OF

/** Why exactly: the screen translates the reason, not the message. */
export const REASONS = [
  'ILLEGAL_TRANSITION',
  'STALE_VERSION',
  'HAS_INVOICE',
  'IN_PROGRESS',
  'ALREADY_ANSWERED',
  'OFFER_CLOSED',
  'INSPECTION_INCOMPLETE',
  'IDENTITY_MISMATCH',
  'DELIVERY_INCOMPLETE',
  'SMS_ALREADY_SENT',
  'DEADLINE_PASSED',
  'NOT_EDITABLE',
  'NOT_TWO_WAY',
  'DRIVER_UNAVAILABLE',
  'DRIVER_BUSY',
  'OVERLAP',
  'PAPERS_EXPIRED',
  'PAPER_NOT_VALID',
  'PV_MISSING',
  'PRICE_MISSING',
  'EMAIL_MISSING',
  'PRICES_LOCKED',
  'PAYMENT_NOT_PENDING',
  'EXPENSES_UNDECIDED',
  'CODE_LOCKED',
  'IDEMPOTENCY_MISMATCH',
  'ALREADY_EXISTS',
  'LAST_OWNER',
  'LAST_SUPER_ADMIN',
  'ORGANIZATION_BUSY',
  'ORGANIZATION_DELETED',
  'PERSON_BUSY',
  'FILE_IN_USE',
  'RANK_TOO_LOW',
  'WRONG_ROLE',
  'NO_ORGANIZATION',
  'DRIVER_NOT_ACCEPTED',
  'NO_CREDITOR',
  'MANDATE_LAPSED',
  'USER_NOT_CONFIRMED',
  'BAD_CREDENTIALS',
  'LOCKED_OUT',
  'QUOTA_EXCEEDED',
  'PROVIDER_UNAVAILABLE',
] as const

export type Reason = (typeof REASONS)[number]

/** What is wrong with one field. Description 7.4. */
export const FIELD_CODES = [
  'required',
  'invalidEmail',
  'invalidPhoneNumber',
  'disablePast',
  'mustBeLater',
  'tooShort',
  'tooLong',
  'outOfRange',
  'notAllowed',
  'streetRequired',
  'invalid',
] as const

export type FieldCode = (typeof FIELD_CODES)[number]

export interface FieldError {
  /** Dotted path inside the input, e.g. `vehicles.0.vin`. */
  readonly path: string
  readonly code: FieldCode
}
