ALTER TABLE "expenses" DROP CONSTRAINT "expenses_state";--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_state" CHECK ("expenses"."state" IN ('DECLARED', 'APPROVED', 'REFUSED', 'TAKEN_BACK', 'LAPSED'));
