CREATE TABLE "subscription_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"tier" text NOT NULL,
	"month" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_payments_tier" CHECK ("subscription_payments"."tier" IN ('LIGHT', 'REGULAR')),
	CONSTRAINT "subscription_payments_status" CHECK ("subscription_payments"."status" IN ('PAID', 'PENDING', 'FAILED', 'CANCELLED'))
);
--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD CONSTRAINT "subscription_payments_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_payments_driver" ON "subscription_payments" USING btree ("driver_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_payments_one_live" ON "subscription_payments" USING btree ("driver_id","month") WHERE "subscription_payments"."status" <> 'CANCELLED';--> statement-breakpoint
-- An invoice is not changed and not deleted; nor are all of them at once.
CREATE TRIGGER invoices_kept BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
