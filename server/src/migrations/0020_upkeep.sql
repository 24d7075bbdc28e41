ALTER TABLE "outbox" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "security_log_kind" ON "security_log" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_parked" ON "outbox" USING btree ("created_at") WHERE "outbox"."state" = 'parked';