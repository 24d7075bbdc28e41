import { MISSION_GROUP, STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import { INVARIANTS as SEEDED } from '../../../server/src/seed/invariants.testing'

const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

/** What holds in every database of the product, whatever happened to it: each query finds the rows that break its rule. */
export const INVARIANTS: Readonly<Record<string, string>> = {
  ...SEEDED,
  // the office may give a mission to a bidder at another price than was asked for; the offer stays what the driver asked
  'the accepted offer is the selected driver’s, at the final price': `
    SELECT d.id FROM deliveries d JOIN offers o ON o.delivery_id = d.id AND o.status = 'ACCEPTED'
    WHERE o.driver_id <> d.selected_driver_id OR (o.demanded_price_cents <> d.final_price_cents AND NOT EXISTS (
      SELECT FROM delivery_logs l WHERE l.delivery_id = d.id AND l.action IN ('ASSIGN_DRIVER', 'CHANGE_DRIVER')))`,
  // an admin may close a delivery that nobody was given, which the demo has none of
  'a driver and one accepted offer from SET on': `
    SELECT d.id FROM deliveries d LEFT JOIN offers o ON o.delivery_id = d.id AND o.status = 'ACCEPTED'
    WHERE d.status IN (${list(['SET', ...MISSION_GROUP])}) OR (d.status = 'COMPLETED' AND d.selected_driver_id IS NOT NULL)
    GROUP BY d.id HAVING count(o.id) <> 1 OR d.selected_driver_id IS NULL`,
  // an admin who takes a step in the driver's place is not asked what else the driver has under way
  'a driver moves one car at a time': `
    SELECT selected_driver_id FROM deliveries d WHERE status IN ('PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT', 'SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT', 'SWAP_PICKUP_CLIENT')
      AND NOT EXISTS (SELECT FROM delivery_logs l WHERE l.delivery_id = d.id AND l.forced)
    GROUP BY 1 HAVING count(*) > 1`,
  'every status is one of the stored ones': `
    SELECT id, status FROM deliveries WHERE status NOT IN (${list(STORED_STATUSES)})`,
  'only what is completed has a moment of completion, only what was cancelled one of cancellation': `
    SELECT id FROM deliveries WHERE (completed_at IS NOT NULL AND status NOT IN ('COMPLETED', 'CANCELLED_BY_ADMIN', 'CANCELLED_BY_MANDATORY'))
      OR (cancelled_at IS NOT NULL AND status NOT LIKE 'CANCELLED%')`,
  'there is an active super admin': `
    SELECT 'nobody' AS id WHERE NOT EXISTS (SELECT FROM users WHERE role = 'ADMIN' AND rank = 1 AND status = 'CONFIRMED')`,
  'no session of somebody disabled lives': `
    SELECT t.id FROM refresh_tokens t JOIN users u ON u.id = t.user_id
    WHERE u.status = 'DISABLED' AND t.revoked_at IS NULL AND t.rotated_at IS NULL AND t.expires_at > now()`,
  'no message waits for more than fifteen minutes': `
    SELECT id, template FROM outbox WHERE state = 'queued' AND created_at < now() - interval '15 minutes' AND next_attempt_at < now() - interval '1 minute'
    UNION ALL SELECT NULL, template FROM outbox_broadcasts WHERE created_at < now() - interval '15 minutes'`,
  'the flags of a driver are one of four mixes': `
    SELECT id FROM drivers WHERE (rejected_by_alb AND (confirmed_by_alb OR disabled)) OR (disabled AND NOT confirmed_by_alb)`,
  'no two deliveries share a number': `
    SELECT public_id FROM deliveries GROUP BY 1 HAVING count(*) > 1`,
  'nobody bids twice at once': `
    SELECT delivery_id, driver_id FROM offers WHERE status = 'PENDING' GROUP BY 1, 2 HAVING count(*) > 1`,
  // a delivery that was cancelled and completed once more keeps a payment that was made before
  'a payment is the price of its mission and the approved expenses of its driver': `
    SELECT p.id FROM payments p JOIN deliveries d ON d.id = p.delivery_id AND d.selected_driver_id = p.driver_id
    WHERE p.status <> 'CANCELLED' AND d.status = 'COMPLETED' AND p.created_at >= d.completed_at
      AND (p.amount_cents - p.disbursements_cents <> coalesce(d.final_price_cents, 0)
        OR p.disbursements_cents <> (SELECT coalesce(sum(e.approved_cents), 0) FROM expenses e
          WHERE e.delivery_id = p.delivery_id AND e.driver_id = p.driver_id AND e.state = 'APPROVED'))`,
  'no more of an expense is paid back than was declared, and nothing of what was not approved': `
    SELECT id FROM expenses WHERE (state = 'APPROVED') <> (approved_cents IS NOT NULL) OR approved_cents > amount_cents`,
  'each change is told to a driver once': `
    SELECT d.id FROM deliveries d JOIN outbox o
      ON o.template = 'mission-given' AND split_part(o.dedupe_key, ':', 2) = d.id::text AND split_part(o.dedupe_key, ':', 3) = d.version::text
    GROUP BY d.id HAVING count(*) > 1`,
}
