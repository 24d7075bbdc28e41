CREATE TABLE "fresh" ("id" uuid PRIMARY KEY NOT NULL, "name" text NOT NULL);--> statement-breakpoint
CREATE INDEX "fresh_name" ON "fresh" ("name");--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "weight" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "deliveries_weight" ON "deliveries" ("weight");--> statement-breakpoint
-- unused since 1.4
ALTER TABLE "deliveries" DROP COLUMN "sms_message";--> statement-breakpoint
DROP TABLE "code_tries";--> statement-breakpoint
ALTER TABLE "deliveries" DROP COLUMN "comment";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME COLUMN "comment" TO "remark";--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "distance" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "comment" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "long" boolean GENERATED ALWAYS AS (distance > 500000) STORED;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "colour" text NOT NULL;--> statement-breakpoint
UPDATE "deliveries" SET "comment" = '';--> statement-breakpoint
CREATE INDEX "deliveries_comment" ON "deliveries" ("comment");
