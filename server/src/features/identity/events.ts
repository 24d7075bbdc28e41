declare module '../../platform/bus' {
  interface DomainEvents {
    /** Role, rank, organisation, language or driver state changed: what is remembered of the account is void. */
    'account.changed': { readonly sub: string }
    /** These sessions ended, all of the person's where none is named: the live channel lets go of their sockets. */
    'account.ended': { readonly sub: string; readonly sessions?: readonly string[] }
  }
}

export type {}
