CREATE TABLE "driver_mandates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"driver_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"file_key" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "driver_mandates" ADD CONSTRAINT "driver_mandates_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "driver_mandates_secret" ON "driver_mandates" USING btree ("secret");--> statement-breakpoint
CREATE UNIQUE INDEX "driver_mandates_reference" ON "driver_mandates" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "driver_mandates_standing" ON "driver_mandates" USING btree ("driver_id") WHERE "driver_mandates"."revoked_at" IS NULL;