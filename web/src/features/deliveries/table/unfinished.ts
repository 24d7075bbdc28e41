import { missingParts } from '@volant/domain/deliveries/missing-parts'
import { isIn, REQUESTED_GROUP } from '@volant/domain/deliveries/statuses'
import { storedStatus } from '../links'
import type { TableRow } from './table-query'

/** A request whose wizard was left before its end: nobody can act on it yet. */
export function isUnfinished(row: Omit<TableRow, 'allowedActions' | 'punctuality'>): boolean {
  const status = storedStatus(row.status)
  if (!status || !isIn(status, REQUESTED_GROUP)) return false
  const missing = missingParts({
    type: row.type,
    category: row.category,
    addresses: {
      from: row.fromAddress !== null,
      to: row.toAddress !== null,
      returnFrom: row.toReturnFromAddress !== null,
      returnTo: row.toReturnToAddress !== null,
    },
    vehicles: row.vehicles.map(({ marque, model, vehicleCode }) => ({
      complete: Boolean(marque && model && vehicleCode),
    })),
  })
  return missing.length > 0
}
