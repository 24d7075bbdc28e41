import type { Actor } from '@volant/domain/kernel/actor'
import type { AuthenticatedActor } from '../operations/authenticator'

/** The rooms of the live channel. Only this file spells their names. */
export const rooms = {
  admins: 'admins',
  /** Every accepted driver: told of the open auctions. */
  drivers: 'drivers',
  organization: (id: string) => `org:${id}`,
  driver: (profileId: string) => `driver:${profileId}`,
  user: (sub: string) => `user:${sub}`,
  session: (id: string) => `session:${id}`,
  delivery: (id: string) => `d:${id}`,
  /** Guests who hold the tracking link; frames name the delivery by that secret, never by its id. */
  tracking: (trackingId: string) => `t:${trackingId}`,
}

/** The rooms a person is put into on connecting. */
export function roomsOf(actor: AuthenticatedActor | Extract<Actor, { role: 'ANONYMOUS' }>): string[] {
  if (actor.role === 'ANONYMOUS') return []
  const own = [rooms.user(actor.sub), rooms.session(actor.sessionId)]
  switch (actor.role) {
    case 'ADMIN':
      return [...own, rooms.admins]
    case 'CLIENT':
      return [...own, ...(actor.organizationId ? [rooms.organization(actor.organizationId)] : [])]
    case 'DRIVER':
      return [...own, rooms.driver(actor.profileId), ...(actor.state === 'ACCEPTED' ? [rooms.drivers] : [])]
  }
}
