ALTER TABLE "survey_choices" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "survey_questions" ADD COLUMN "feeds" text;--> statement-breakpoint
ALTER TABLE "survey_questions" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD COLUMN "driver_id" uuid;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD COLUMN "marks" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_responses_driver" ON "survey_responses" USING btree ("driver_id");--> statement-breakpoint
ALTER TABLE "survey_questions" ADD CONSTRAINT "survey_questions_feeds" CHECK ("survey_questions"."feeds" IN ('takeOffRating', 'outfitRating', 'qualityRating', 'correspondenceRating', 'justiceRating', 'communicationRating', 'totalRating'));