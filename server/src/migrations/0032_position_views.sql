CREATE TABLE "position_views" (
	"delivery_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "position_views_delivery_id_user_id_day_pk" PRIMARY KEY("delivery_id","user_id","day")
);
--> statement-breakpoint
ALTER TABLE "position_views" ADD CONSTRAINT "position_views_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_views" ADD CONSTRAINT "position_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "position_views_user" ON "position_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "position_views_age" ON "position_views" USING btree ("viewed_at");