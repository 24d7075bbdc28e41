CREATE INDEX IF NOT EXISTS "deliveries_from_address" ON "deliveries" USING btree ("from_address_id") WHERE "deliveries"."from_address_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "deliveries_to_address" ON "deliveries" USING btree ("to_address_id") WHERE "deliveries"."to_address_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "deliveries_return_from_address" ON "deliveries" USING btree ("to_return_from_address_id") WHERE "deliveries"."to_return_from_address_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "deliveries_return_to_address" ON "deliveries" USING btree ("to_return_to_address_id") WHERE "deliveries"."to_return_to_address_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "deliveries_deleted" ON "deliveries" USING btree ("deleted_at") WHERE "deliveries"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "deliveries_recipient" ON "deliveries" USING btree (coalesce("completed_at", "cancelled_at")) WHERE coalesce("deliveries"."completed_at", "deliveries"."cancelled_at") IS NOT NULL AND ("deliveries"."client_email" <> '' OR "deliveries"."client_phone" IS NOT NULL);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "files_documents" ON "files" USING btree ("organization_id","size") WHERE "files"."organization_id" IS NOT NULL AND "files"."kind" = 'doc' AND "files"."state" = 'ready' AND "files"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "files_deleted" ON "files" USING btree ("deleted_at") WHERE "files"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "files_pending" ON "files" USING btree ("created_at") WHERE "files"."state" = 'pending';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_newest" ON "payments" USING btree ("created_at" DESC,"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offers_newest" ON "offers" USING btree ("created_at" DESC,"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_sent" ON "outbox" USING btree ("sent_at") WHERE "outbox"."state" = 'sent';