import type { QueryClient } from '@tanstack/react-query'
import { coalesce } from '../../lib/coalesce'

/**
 * What a live hint asks for again. Payments follow deliveries and drivers alike, and so does who is free: those lists stand among the
 * deliveries, under `drivers`.
 */
export function createRefresh(client: QueryClient) {
  // Asking again cuts off the request under way: in a busy minute a list would be asked for often and never come.
  const again = (...queryKey: string[]) => coalesce(() => client.invalidateQueries({ queryKey }))
  const deliveries = again('deliveries')
  const drivers = again('drivers')
  const freeDrivers = again('deliveries', 'drivers')
  const payments = again('invoices', 'payments')
  const all = (...runs: readonly (() => void)[]) => {
    return () => runs.forEach((run) => run())
  }
  return { afterDelivery: all(deliveries, payments), afterDriver: all(drivers, freeDrivers, payments) }
}
