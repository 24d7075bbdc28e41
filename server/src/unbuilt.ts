import type { OperationName } from '@volant/domain/permissions/operations'
import { notBuilt } from './platform/operations/registry'
import type { UnbuiltOperation } from './platform/operations/registry'

/** Operations of the contract without a feature behind them yet, by the noun that will bring them. */
const LATER = {
  drivers: ['GET /drivers/getMandate'],
  survey: ['GET /delivery-rating/rated/{deliveryId}', 'POST /delivery-rating/responses'],
} as const satisfies Record<string, readonly OperationName[]>

export const UNBUILT: readonly UnbuiltOperation[] = Object.values(LATER).flat().map(notBuilt)
