ALTER TABLE "outbox" DROP CONSTRAINT "outbox_channel";--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" uuid;--> statement-breakpoint
CREATE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree (("subscription"->>'endpoint'));--> statement-breakpoint
ALTER TABLE "muted_notices" ADD CONSTRAINT "muted_notices_kind" CHECK ("muted_notices"."kind" IN ('OFFER_WON', 'OFFER_LOST', 'MISSION_CHANGED', 'MISSION_CANCELLED', 'REMINDER', 'NEW_AUCTION'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" IN ('email', 'sms', 'push'));