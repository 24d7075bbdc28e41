ALTER TABLE "files" ADD COLUMN "received_sha256" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "inspection_before" jsonb DEFAULT '{"marks":[],"list":{}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "inspection_after" jsonb DEFAULT '{"marks":[],"list":{}}'::jsonb NOT NULL;