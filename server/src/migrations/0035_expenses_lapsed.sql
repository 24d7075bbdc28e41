ALTER TABLE "expenses" DROP CONSTRAINT "expenses_state";--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_state" CHECK ("expenses"."state" IN ('DECLARED', 'APPROVED', 'REFUSED', 'TAKEN_BACK', 'LAPSED'));--> statement-breakpoint
-- what was declared before a delivery began again, and is not part of a payment by now
UPDATE "expenses" e SET "state" = 'LAPSED', "approved_cents" = NULL
WHERE e."state" IN ('DECLARED', 'APPROVED')
  AND EXISTS (SELECT 1 FROM "delivery_logs" l WHERE l."delivery_id" = e."delivery_id" AND l."action" = 'ACTIVATE' AND l."created_at" >= e."created_at")
  AND NOT EXISTS (SELECT 1 FROM "payments" p WHERE p."delivery_id" = e."delivery_id" AND p."status" <> 'CANCELLED');
