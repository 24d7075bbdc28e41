/** What holds in a sound database: each query finds the rows that break its rule. */
export const INVARIANTS: Readonly<Record<string, string>> = {
  'at most one accepted offer, none before a driver is fixed': `
    SELECT d.id FROM deliveries d LEFT JOIN offers o ON o.delivery_id = d.id AND o.status = 'ACCEPTED'
    WHERE d.status IN ('REQUESTED', 'PENDING_CUSTOMER_CONFIRMATION', 'SMS_SENT', 'CONFIRMED_BY_CUSTOMER', 'RESCHEDULED_BY_ADMIN', 'CONFIRMED', 'WAITING_FOR_DRIVER')
    GROUP BY d.id HAVING count(o.id) > 0 OR d.selected_driver_id IS NOT NULL`,
  'a driver and one accepted offer from SET on': `
    SELECT d.id FROM deliveries d LEFT JOIN offers o ON o.delivery_id = d.id AND o.status = 'ACCEPTED'
    WHERE d.status IN ('SET', 'PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT', 'DELIVERED', 'SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT', 'SWAP_PICKUP_CLIENT', 'SWAP_DELIVERED', 'COMPLETED')
    GROUP BY d.id HAVING count(o.id) <> 1 OR d.selected_driver_id IS NULL`,
  'the accepted offer is the selected driver’s, at the final price': `
    SELECT d.id FROM deliveries d JOIN offers o ON o.delivery_id = d.id AND o.status = 'ACCEPTED'
    WHERE o.driver_id <> d.selected_driver_id OR o.demanded_price_cents <> d.final_price_cents`,
  'completed has a moment, cancelled a moment and a reason': `
    SELECT id FROM deliveries WHERE (status = 'COMPLETED' AND completed_at IS NULL)
    OR (status LIKE 'CANCELLED%' AND (cancelled_at IS NULL OR (cancel_reason IS NULL AND status <> 'CANCELLED_BY_CUSTOMER')))`,
  'invoice numbers without gaps per year and series, in the order of time': `
    SELECT * FROM (SELECT series, year, sequence, issued_at, row_number() OVER w AS expected, lag(issued_at) OVER w AS earlier
    FROM invoices WINDOW w AS (PARTITION BY series, year ORDER BY sequence)) n
    WHERE sequence <> expected OR issued_at < earlier`,
  'completed means invoiced, and nothing invoiced is deleted': `
    SELECT d.id FROM deliveries d LEFT JOIN invoices i ON i.delivery_id = d.id AND i.kind = 'invoice'
    WHERE (d.status = 'COMPLETED') AND i.id IS NULL OR (i.id IS NOT NULL AND d.deleted_at IS NOT NULL)`,
  'log versions are dense, each begins where the last ended, the last one is the row': `
    SELECT * FROM (SELECT d.id, d.version AS current, d.status, l.version, l.to_status, l.from_status,
      row_number() OVER w AS expected, lag(l.to_status) OVER w AS before, max(l.version) OVER (PARTITION BY d.id) AS last
      FROM deliveries d LEFT JOIN delivery_logs l ON l.delivery_id = d.id WINDOW w AS (PARTITION BY d.id ORDER BY l.version)) n
    WHERE version IS DISTINCT FROM expected OR from_status IS DISTINCT FROM before OR last <> current OR (version = last AND to_status <> status)`,
  'every member has an organisation, every organisation an owner': `
    SELECT c.id FROM clients c WHERE c.organization_id IS NULL UNION ALL
    SELECT g.id FROM organizations g WHERE NOT EXISTS (SELECT FROM clients c JOIN users u ON u.id = c.user_id WHERE c.organization_id = g.id AND u.rank = 4)`,
  'customers’ links live only while they are asked': `
    SELECT k.id FROM customer_links k JOIN deliveries d ON d.id = k.delivery_id
    WHERE k.state = 'live' AND d.status <> 'PENDING_CUSTOMER_CONFIRMATION'`,
  'each photo, report and paper that is shown is a file': `
    SELECT key FROM (SELECT (jsonb_each_text(images_before || images_after)).value AS key FROM vehicles
      UNION SELECT e ->> 'key' FROM deliveries, jsonb_array_elements(validation_docs) e
      UNION SELECT (jsonb_each_text(docs)).value FROM drivers) k
    WHERE key IS NOT NULL AND NOT EXISTS (SELECT FROM files f WHERE f.key = k.key AND f.state = 'ready')`,
  'two-way has two cars with one to bring back, others have one': `
    SELECT d.id FROM deliveries d JOIN vehicles v ON v.delivery_id = d.id AND v.removed_at IS NULL GROUP BY d.id
    HAVING (d.type = 'TWO_WAY_DELIVERY') <> (count(*) = 2 AND count(*) FILTER (WHERE v.to_retrieve) = 1)
      OR count(*) <> d.number_of_vehicles`,
  'a car belongs to the organisation of its delivery': `
    SELECT v.id FROM vehicles v JOIN deliveries d ON d.id = v.delivery_id WHERE v.organization_id <> d.organization_id`,
  'no car drives backwards': `
    SELECT id FROM vehicles WHERE mileage_before >= 0 AND mileage_after >= 0 AND mileage_after < mileage_before`,
  'a driver moves one car at a time': `
    SELECT selected_driver_id FROM deliveries WHERE status IN ('PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT', 'SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT', 'SWAP_PICKUP_CLIENT')
    GROUP BY 1 HAVING count(*) > 1`,
  'kept counters say what is there': `
    SELECT status FROM (SELECT status, sum(n) AS n FROM delivery_status_counts GROUP BY 1) k
    FULL JOIN (SELECT status, count(*) AS real FROM deliveries WHERE deleted_at IS NULL GROUP BY 1) d USING (status)
    WHERE coalesce(n, 0) <> coalesce(real, 0)`,
  'kept numbers of offers say what is there': `
    SELECT d.id FROM deliveries d LEFT JOIN offers o ON o.delivery_id = d.id GROUP BY d.id
    HAVING d.offers_count <> count(o.id) OR d.pending_offers <> count(o.id) FILTER (WHERE o.status = 'PENDING')`,
  'nothing lies in the future': `
    SELECT id FROM deliveries WHERE greatest(created_at, confirmed_at, put_in_auction_at, departed_at, completed_at, cancelled_at) > now() + interval '5 seconds'
    UNION ALL SELECT id FROM delivery_logs WHERE created_at > now() + interval '5 seconds'
    UNION ALL SELECT id FROM outbox WHERE created_at > now() + interval '5 seconds'`,
  'messages of long ago are not kept waiting': `
    SELECT id FROM outbox WHERE created_at < now() - interval '7 hours'`,
}
