/** Ranks as the API numbers them: the smaller the number, the wider the rights. Description 3. */
export const RANK = {
  SUPER_ADMIN: 1,
  MAINTAINER: 2,
  SUPPORT: 3,
  ORGANIZATION_OWNER: 4,
  ORGANIZATION_MANAGER: 5,
  ORGANIZATION_MEMBER: 6,
} as const

export const ADMIN_RANKS = [RANK.SUPER_ADMIN, RANK.MAINTAINER, RANK.SUPPORT] as const
export type AdminRank = (typeof ADMIN_RANKS)[number]
export function isAdminRank(rank: number): rank is AdminRank {
  return ADMIN_RANKS.some((one) => one === rank)
}
export type ClientRank = 4 | 5 | 6
export const ROLES = ['CLIENT', 'DRIVER', 'ADMIN'] as const
export type Role = (typeof ROLES)[number]
export type DriverState = 'WAITING' | 'ACCEPTED' | 'REFUSED' | 'DISABLED'
export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

interface Person {
  /** The account's id: the `sub` claim of its tokens. */
  readonly sub: string
  /** The id of the person's row: client, driver or admin. */
  readonly profileId: string
  readonly language: Language
}

export interface AdminActor extends Person {
  readonly role: 'ADMIN'
  readonly rank: AdminRank
}

export interface ClientActor extends Person {
  readonly role: 'CLIENT'
  readonly rank: ClientRank
  /** Null for an account that lost its organisation: it sees nothing. */
  readonly organizationId: string | null
}

export interface DriverActor extends Person {
  readonly role: 'DRIVER'
  readonly state: DriverState
}

export interface AnonymousActor {
  readonly role: 'ANONYMOUS'
}

export type SignedInActor = AdminActor | ClientActor | DriverActor

/** Whoever asks. Every rule, scope and mask takes one; there is no "no actor". */
export type Actor = SignedInActor | AnonymousActor

export const ANONYMOUS: AnonymousActor = { role: 'ANONYMOUS' }
