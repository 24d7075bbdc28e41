ALTER TABLE "invoices" ADD COLUMN "served_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "electronic_faults" text[];--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "electronic_address" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "payment_days" integer;