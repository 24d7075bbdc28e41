CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
DROP INDEX "vehicles_vin";--> statement-breakpoint
DROP INDEX "vehicles_code";--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
UPDATE "vehicles" v SET "organization_id" = d."organization_id" FROM "deliveries" d WHERE d."id" = v."delivery_id";--> statement-breakpoint
ALTER TABLE "vehicles" ALTER COLUMN "organization_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "vehicles_search" ON "vehicles" USING gin ("organization_id","vin" gin_trgm_ops,"vehicle_code" gin_trgm_ops);--> statement-breakpoint
-- The counters are counted anew: nobody may write a delivery meanwhile.
LOCK TABLE "deliveries" IN SHARE MODE;--> statement-breakpoint
DELETE FROM "delivery_status_counts";--> statement-breakpoint
DELETE FROM "delivery_month_counts";--> statement-breakpoint
DROP INDEX "delivery_month_counts_key";--> statement-breakpoint
ALTER TABLE "delivery_month_counts" ALTER COLUMN "month" SET DATA TYPE date USING (month || '-01')::date;--> statement-breakpoint
ALTER TABLE "delivery_month_counts" DROP COLUMN "type";--> statement-breakpoint
ALTER TABLE "delivery_month_counts" DROP COLUMN "n";--> statement-breakpoint
ALTER TABLE "delivery_month_counts" ADD COLUMN "standard" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_month_counts" ADD COLUMN "to_return" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_month_counts" ADD COLUMN "two_way_delivery" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_month_counts" ADD COLUMN "okm" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_month_counts_key" ON "delivery_month_counts" USING btree ("month","shard");--> statement-breakpoint
INSERT INTO "delivery_status_counts" (status, shard, n) SELECT status, 0, count(*) FROM "deliveries" WHERE deleted_at IS NULL GROUP BY status;--> statement-breakpoint
INSERT INTO "delivery_month_counts" (month, shard, standard, to_return, two_way_delivery, okm)
SELECT date_trunc('month', created_at AT TIME ZONE 'Europe/Paris')::date, 0, count(*) FILTER (WHERE type = 'STANDARD'), count(*) FILTER (WHERE type = 'TO_RETURN'),
  count(*) FILTER (WHERE type = 'TWO_WAY_DELIVERY'), count(*) FILTER (WHERE type = 'OKM')
FROM "deliveries" WHERE deleted_at IS NULL GROUP BY 1;
--> statement-breakpoint
-- A connection writes its own of eight rows: two that write for the same organisation do not wait for each other's commit.
CREATE OR REPLACE FUNCTION count_delivery(by integer, counted_status text, counted_type text, at timestamptz, organization uuid) RETURNS void LANGUAGE plpgsql AS
$$
DECLARE
  own integer := pg_backend_pid() % 8;
BEGIN
  INSERT INTO delivery_status_counts AS c (status, shard, n) VALUES (counted_status, own, by)
  ON CONFLICT (status, shard) DO UPDATE SET n = c.n + by;
  INSERT INTO delivery_month_counts AS c (month, shard, standard, to_return, two_way_delivery, okm)
  VALUES (date_trunc('month', at AT TIME ZONE 'Europe/Paris')::date, own, by * (counted_type = 'STANDARD')::integer, by * (counted_type = 'TO_RETURN')::integer,
    by * (counted_type = 'TWO_WAY_DELIVERY')::integer, by * (counted_type = 'OKM')::integer)
  ON CONFLICT (month, shard) DO UPDATE SET standard = c.standard + excluded.standard, to_return = c.to_return + excluded.to_return,
    two_way_delivery = c.two_way_delivery + excluded.two_way_delivery, okm = c.okm + excluded.okm;
END
$$;
--> statement-breakpoint
DROP FUNCTION delivery_shard(uuid);
