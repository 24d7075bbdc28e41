CREATE TABLE "mission_evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"action" text,
	"captured_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refusal" text NOT NULL,
	"version" integer,
	"content" jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "mission_evidence_action" CHECK ("mission_evidence"."action" IN ('PICK_UP', 'DEPART', 'ARRIVE', 'HAND_OVER', 'SWAP_PICK_UP', 'SWAP_DEPART', 'SWAP_ARRIVE', 'SWAP_HAND_OVER', 'FINISH'))
);
--> statement-breakpoint
CREATE TABLE "sealed_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"vehicle" integer NOT NULL,
	"side" text NOT NULL,
	"version" integer NOT NULL,
	"former_id" uuid,
	"step_version" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"corrected_at" timestamp with time zone,
	CONSTRAINT "sealed_reports_side" CHECK ("sealed_reports"."side" IN ('before', 'after')),
	CONSTRAINT "sealed_reports_vehicle" CHECK ("sealed_reports"."vehicle" IN (0, 1)),
	CONSTRAINT "sealed_reports_former" CHECK (("sealed_reports"."version" = 1) = ("sealed_reports"."former_id" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
ALTER TABLE "mission_evidence" ADD CONSTRAINT "mission_evidence_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_evidence" ADD CONSTRAINT "mission_evidence_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_reports" ADD CONSTRAINT "sealed_reports_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_reports" ADD CONSTRAINT "sealed_reports_former_id_sealed_reports_id_fk" FOREIGN KEY ("former_id") REFERENCES "public"."sealed_reports"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mission_evidence_delivery" ON "mission_evidence" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "mission_evidence_driver" ON "mission_evidence" USING btree ("driver_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sealed_reports_version" ON "sealed_reports" USING btree ("delivery_id","vehicle","side","version");--> statement-breakpoint
CREATE UNIQUE INDEX "sealed_reports_sha256" ON "sealed_reports" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "sealed_reports_former" ON "sealed_reports" USING btree ("former_id");--> statement-breakpoint
CREATE INDEX "sealed_reports_due" ON "sealed_reports" USING btree ("corrected_at") WHERE "sealed_reports"."corrected_at" IS NOT NULL;