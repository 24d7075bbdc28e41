const FOUNDATION = 'server/src/migrations/0000_foundation.sql'
const RULES = 'server/src/migrations/0001_kept_rules.sql'
const KEPT_COLUMNS = 'server/src/migrations/0022_kept_columns.sql'
const KEPT = ['server/src/proof/kept-rules.test.ts']

/** What the database itself keeps, whatever the program does. */
export const faults = [
  {
    breaks: 'two drivers have one mission: the index of the accepted offer is gone',
    file: FOUNDATION,
    text: `CREATE UNIQUE INDEX "offers_one_accepted"`,
    instead: `CREATE INDEX "offers_one_accepted"`,
    noticedBy: KEPT,
  },
  {
    breaks: 'a driver is owed twice for one delivery: the index of live payments is gone',
    file: FOUNDATION,
    text: `CREATE UNIQUE INDEX "payments_one_live" ON "payments" USING btree ("delivery_id") WHERE "payments"."status" <> 'CANCELLED';--> statement-breakpoint\n`,
    instead: '',
    noticedBy: KEPT,
  },
  {
    breaks: 'prices of any size are stored: a CHECK is gone',
    file: FOUNDATION,
    text: `,
	CONSTRAINT "offers_price" CHECK ("offers"."demanded_price_cents" BETWEEN 1000 AND 10000000)`,
    instead: '',
    noticedBy: KEPT,
  },
  {
    breaks: 'a status that nobody knows is stored',
    file: 'server/src/migrations/0006_listed_values.sql',
    text: `CHECK ("payments"."status" IN ('PAID', 'PENDING', 'FAILED', 'CANCELLED'))`,
    instead: `CHECK ("payments"."status" IN ('PAID', 'PENDING', 'FAILED', 'CANCELLED', 'LOST'))`,
    noticedBy: ['server/src/proof/listed-values.test.ts'],
  },
  {
    breaks: 'an issued invoice is changed',
    file: RULES,
    text: 'CREATE TRIGGER invoices_issued BEFORE UPDATE OR DELETE ON',
    instead: 'CREATE TRIGGER invoices_issued BEFORE DELETE ON',
    noticedBy: ['server/src/features/invoices/invoices.test.ts'],
  },
  {
    breaks: 'all invoices are emptied at once',
    file: 'server/src/migrations/0012_driver_subscriptions.sql',
    text: 'CREATE TRIGGER invoices_kept BEFORE TRUNCATE ON invoices FOR',
    instead: 'CREATE TRIGGER invoices_kept BEFORE TRUNCATE ON invoice_counters FOR',
    noticedBy: ['server/src/features/invoices/invoices.test.ts'],
  },
  {
    breaks: 'a position of the driver does not change how late a delivery is',
    file: KEPT_COLUMNS,
    text: 'distance, duration, seen_at, metres_left, best_slack',
    instead: 'distance, duration, best_slack',
    noticedBy: ['server/src/features/deliveries/punctuality.test.ts'],
  },
  {
    breaks: 'a delivery is found by the places that it had before',
    file: KEPT_COLUMNS,
    text: 'towns, postal_codes, client_phone, representative_phone, search_text',
    instead: 'client_phone, representative_phone, search_text',
    noticedBy: ['server/src/features/search/search.test.ts'],
  },
  {
    breaks: 'other processes remember rights that were taken',
    file: RULES,
    text: "PERFORM pg_notify('account_changed', NEW.id::text);",
    instead: '',
    noticedBy: ['server/src/features/identity/sessions/stale-rights.test.ts'],
  },
  {
    breaks: 'a deleted delivery is counted on the tabs of the office',
    file: RULES,
    text: 'AND OLD.created_at = NEW.created_at AND (OLD.deleted_at IS NULL) = (NEW.deleted_at IS NULL) THEN',
    instead: 'AND OLD.created_at = NEW.created_at THEN',
    noticedBy: ['server/src/features/deliveries/counts.test.ts'],
  },
  {
    breaks: 'the table says of answered offers that they wait',
    file: RULES,
    text: "- (CASE WHEN TG_OP <> 'INSERT' AND OLD.status = 'PENDING' THEN 1 ELSE 0 END)",
    instead: '- 0',
    noticedBy: ['server/src/features/offers/offers.test.ts'],
  },
  {
    breaks: 'the log of who signed in is rewritten',
    file: RULES,
    text: 'BEFORE UPDATE ON security_log FOR EACH ROW',
    instead: 'BEFORE UPDATE ON security_log FOR EACH ROW WHEN (false)',
    noticedBy: KEPT,
  },
]
