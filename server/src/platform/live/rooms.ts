import type { Actor } from '@volant/domain/kernel/actor'

/** The rooms of the live channel. Only this file spells their names. */
export const rooms = {
  admins: 'admins',
  /** Every accepted driver: told of the open auctions. */
  drivers: 'drivers',
  organization: (id: string) => `org:${id}`,
  driver: (profileId: string) => `driver:${profileId}`,
  user: (sub: string) => `user:${sub}`,
  delivery: (id: string) => `d:${id}`,
  /** Guests who hold the tracking link; frames name the delivery by that secret, never by its id. */
  tracking: (trackingId: string) => `t:${trackingId}`,
}

/** The rooms a person is put into on connecting. */
export function roomsOf(actor: Actor): string[] {
  switch (actor.role) {
    case 'ADMIN':
      return [rooms.user(actor.sub), rooms.admins]
    case 'CLIENT':
      return [rooms.user(actor.sub), ...(actor.organizationId ? [rooms.organization(actor.organizationId)] : [])]
    case 'DRIVER':
      return [
        rooms.user(actor.sub),
        rooms.driver(actor.profileId),
        ...(actor.state === 'ACCEPTED' ? [rooms.drivers] : []),
      ]
    case 'ANONYMOUS':
      return []
  }
}
