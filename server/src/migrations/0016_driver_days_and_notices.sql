CREATE TABLE "driver_days_off" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "driver_days_off_order" CHECK ("driver_days_off"."last_day" >= "driver_days_off"."first_day")
);
--> statement-breakpoint
CREATE TABLE "muted_notices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "radius_km" integer;--> statement-breakpoint
ALTER TABLE "driver_days_off" ADD CONSTRAINT "driver_days_off_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_notices" ADD CONSTRAINT "muted_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "driver_days_off_driver" ON "driver_days_off" USING btree ("driver_id","last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "muted_notices_user_kind" ON "muted_notices" USING btree ("user_id","kind");