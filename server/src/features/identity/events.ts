declare module '../../platform/bus' {
  interface DomainEvents {
    /** Role, rank, organisation, language or driver state changed: what is remembered of the account is void. */
    'account.changed': { readonly sub: string }
    /** Sessions ended: the live channel lets go of this person's sockets. */
    'account.ended': { readonly sub: string }
  }
}

export type {}
