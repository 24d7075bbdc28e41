CREATE TABLE "expenses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"text" text,
	"photo_key" text NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"approved_cents" bigint,
	"reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "expenses_kind" CHECK ("expenses"."kind" IN ('fuel', 'toll', 'return_ticket', 'parking', 'other')),
	CONSTRAINT "expenses_state" CHECK ("expenses"."state" IN ('DECLARED', 'APPROVED', 'REFUSED', 'TAKEN_BACK'))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "disbursements_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expenses_delivery" ON "expenses" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "expenses_driver" ON "expenses" USING btree ("driver_id");