CREATE TABLE "driver_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"move" text NOT NULL,
	"reason" text,
	"admin_id" uuid NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "driver_moves_move" CHECK ("driver_moves"."move" IN ('accept', 'reject', 'cancelReject', 'disable', 'enable'))
);
--> statement-breakpoint
CREATE TABLE "driver_paper_checks" (
	"driver_id" uuid NOT NULL,
	"paper" text NOT NULL,
	"admin_id" uuid NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "driver_paper_checks_driver_id_paper_pk" PRIMARY KEY("driver_id","paper"),
	CONSTRAINT "driver_paper_checks_paper" CHECK ("driver_paper_checks"."paper" IN ('licence', 'identity', 'points', 'registration', 'account', 'vigilance', 'insurance'))
);
--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "vigilance_issue_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "insurance_due_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "driver_moves" ADD CONSTRAINT "driver_moves_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_moves" ADD CONSTRAINT "driver_moves_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_paper_checks" ADD CONSTRAINT "driver_paper_checks_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_paper_checks" ADD CONSTRAINT "driver_paper_checks_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "driver_moves_driver" ON "driver_moves" USING btree ("driver_id");