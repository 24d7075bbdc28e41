import type { Actor } from '../kernel/actor'

/**
 * Is it written down who looked at where the driver is? Of the office and of clients it is; drivers look at their own, and whoever
 * waits for the vehicle has no account. Description 11.6.
 */
export const isViewWritten = (role: Actor['role']): boolean => role === 'ADMIN' || role === 'CLIENT'
