import type { Actor } from '@volant/domain/kernel/actor'
import type { Params } from '../../projections/engine'

/**
 * The deliveries that exist for this person, as a condition on the row called `row`. No list, count, search or export is
 * written without it; nobody in particular sees nothing. The domain's `isVisible` says the same of one delivery.
 */
export function visibleTo(actor: Actor, row: string, params: Params): string {
  const live = `${row}.deleted_at IS NULL`
  switch (actor.role) {
    case 'ADMIN':
      return live
    case 'CLIENT':
      return actor.organizationId === null
        ? 'false'
        : `${live} AND ${row}.organization_id = ${params.add(actor.organizationId)}`
    case 'DRIVER':
      return actor.state === 'ACCEPTED'
        ? `${live} AND (${row}.selected_driver_id = ${params.add(actor.profileId)} OR ${row}.status = 'WAITING_FOR_DRIVER')`
        : 'false'
    case 'ANONYMOUS':
      return 'false'
  }
}
