CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE SEQUENCE "public"."delivery_public_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."driver_public_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "code_tries" (
	"delivery_id" uuid NOT NULL,
	"step" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_id" bigint DEFAULT nextval('delivery_public_ids') NOT NULL,
	"public_id_text" text GENERATED ALWAYS AS (public_id::text) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"two_way_deliver_type" text,
	"status" text NOT NULL,
	"category" text DEFAULT 'STANDARD' NOT NULL,
	"client_status" text DEFAULT 'PROFESSIONAL' NOT NULL,
	"language" text DEFAULT 'fr' NOT NULL,
	"organization_id" uuid NOT NULL,
	"representative_id" uuid NOT NULL,
	"representative_first_name" text NOT NULL,
	"representative_last_name" text NOT NULL,
	"representative_email" text NOT NULL,
	"representative_phone" text,
	"representative_company" text,
	"representative_siret" text,
	"client_first_name" text NOT NULL,
	"client_last_name" text NOT NULL,
	"client_email" text NOT NULL,
	"client_phone" text,
	"client_company" text,
	"client_siret" text,
	"client_driving_licence_number" text,
	"car_availability_date" timestamp with time zone NOT NULL,
	"car_pick_up_date" timestamp with time zone NOT NULL,
	"car_delivery_deadline" timestamp with time zone NOT NULL,
	"from_address_id" uuid,
	"to_address_id" uuid,
	"to_return_from_address_id" uuid,
	"to_return_to_address_id" uuid,
	"countries" text[] DEFAULT '{}'::text[] NOT NULL,
	"number_of_vehicles" integer DEFAULT 1 NOT NULL,
	"distance" integer,
	"duration" integer,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"services" text[] DEFAULT '{}'::text[] NOT NULL,
	"garage_options" jsonb,
	"docs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"validation_docs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comment" text,
	"client_initial_price_cents" bigint,
	"client_final_price_cents" bigint,
	"wanted_price_cents" bigint,
	"min_price_cents" bigint,
	"max_price_cents" bigint,
	"final_price_cents" bigint,
	"selected_driver_id" uuid,
	"pending_offers" integer DEFAULT 0 NOT NULL,
	"offers_count" integer DEFAULT 0 NOT NULL,
	"start_code" text NOT NULL,
	"destination_code" text NOT NULL,
	"return_code" text,
	"tracking_id" text NOT NULL,
	"is_editable" boolean DEFAULT true NOT NULL,
	"cancel_reason" text,
	"cancel_additional_info" text,
	"sms_id" uuid,
	"sms_message" text,
	"sms_sent_at" timestamp with time zone,
	"confirmed_by_customer_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"put_in_auction_at" timestamp with time zone,
	"departed_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "deliveries_status" CHECK ("deliveries"."status" IN ('REQUESTED', 'PENDING_CUSTOMER_CONFIRMATION', 'SMS_SENT', 'CONFIRMED_BY_CUSTOMER', 'RESCHEDULED_BY_ADMIN', 'CONFIRMED', 'WAITING_FOR_DRIVER', 'SET', 'PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT', 'DELIVERED', 'SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT', 'SWAP_PICKUP_CLIENT', 'SWAP_DELIVERED', 'COMPLETED', 'CANCELLED_BY_ADMIN', 'CANCELLED_BY_MANDATORY', 'CANCELLED_BY_CUSTOMER')),
	CONSTRAINT "deliveries_prices" CHECK (coalesce("deliveries"."client_initial_price_cents", 0) BETWEEN 0 AND 100000000 AND coalesce("deliveries"."client_final_price_cents", 0) BETWEEN 0 AND 100000000 AND coalesce("deliveries"."wanted_price_cents", 0) BETWEEN 0 AND 100000000 AND coalesce("deliveries"."final_price_cents", 0) BETWEEN 0 AND 100000000),
	CONSTRAINT "deliveries_completed" CHECK (("deliveries"."status" = 'COMPLETED') = ("deliveries"."completed_at" IS NOT NULL) OR "deliveries"."status" LIKE 'CANCELLED%'),
	CONSTRAINT "deliveries_cancelled" CHECK (("deliveries"."status" LIKE 'CANCELLED%') = ("deliveries"."cancelled_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "delivery_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_role" text NOT NULL,
	"actor_sub" uuid,
	"actor_name" text,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text,
	"forced" boolean DEFAULT false NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_month_counts" (
	"month" text NOT NULL,
	"type" text NOT NULL,
	"shard" integer NOT NULL,
	"n" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_status_counts" (
	"status" text NOT NULL,
	"shard" integer NOT NULL,
	"n" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drivers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_id" bigint DEFAULT nextval('driver_public_ids') NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"avatar_key" text,
	"birth_date" timestamp with time zone,
	"driving_license_date" timestamp with time zone,
	"driving_permit_due_date" timestamp with time zone,
	"driving_permit_number" text,
	"iban" text,
	"company" text,
	"siret" text,
	"address_id" uuid,
	"docs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"confirmed_by_alb" boolean DEFAULT false NOT NULL,
	"rejected_by_alb" boolean DEFAULT false NOT NULL,
	"nb_deals" integer DEFAULT 0 NOT NULL,
	"loss_deals" integer DEFAULT 0 NOT NULL,
	"stoke_deals" integer DEFAULT 0 NOT NULL,
	"take_off_rating" real,
	"outfit_rating" real,
	"quality_rating" real,
	"correspondence_rating" real,
	"justice_rating" real,
	"communication_rating" real,
	"total_rating" real,
	"mcq_answers" jsonb,
	"activation_state" text DEFAULT 'NONE' NOT NULL,
	"onboarding_state" text DEFAULT 'CREATED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drivers_state" CHECK ((NOT "drivers"."rejected_by_alb" OR (NOT "drivers"."confirmed_by_alb" AND NOT "drivers"."disabled")) AND (NOT "drivers"."disabled" OR "drivers"."confirmed_by_alb"))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"max_bytes" integer NOT NULL,
	"size" integer,
	"sha256" text,
	"nonce" text,
	"kind" text NOT NULL,
	"owner_sub" uuid,
	"delivery_id" uuid,
	"vehicle_id" uuid,
	"driver_id" uuid,
	"organization_id" uuid,
	"file_name" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"delivery_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"credit_of" uuid,
	"language" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"vat_mention" text,
	"total_excl_tax_cents" bigint NOT NULL,
	"total_vat_cents" bigint NOT NULL,
	"total_incl_tax_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tariffs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tariff" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"subject" text,
	"text" text,
	"html" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"provider_id" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"demanded_price_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"proposed_by_driver" boolean NOT NULL,
	"proposed_by_admin_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "offers_price" CHECK ("offers"."demanded_price_cents" BETWEEN 1000 AND 10000000)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"address_precision" text,
	"city" text NOT NULL,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"place_id" text,
	"is_in_idf" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"job_function" text,
	"service" text,
	"siret" text,
	"name" text,
	"address_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"siren" text,
	"vat_id" text,
	"address_id" uuid,
	"billing_address_id" uuid,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "survey_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"choice_text" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"question" jsonb NOT NULL,
	"answer_type" text NOT NULL,
	"conditional_on_id" uuid,
	"condition" text
);
--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"responses" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"delivery_id" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"driver_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"heading" real,
	CONSTRAINT "positions_delivery_id_recorded_at_pk" PRIMARY KEY("delivery_id","recorded_at")
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_key" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subscription" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor_sub" uuid,
	"subject" text,
	"ip" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"rank" integer NOT NULL,
	"language" text DEFAULT 'fr' NOT NULL,
	"status" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_expires_at" timestamp with time zone,
	"session_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_rank" CHECK (("users"."role" = 'ADMIN' AND "users"."rank" BETWEEN 1 AND 3) OR ("users"."role" = 'CLIENT' AND "users"."rank" BETWEEN 4 AND 6) OR ("users"."role" = 'DRIVER' AND "users"."rank" = 0))
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"vin" text,
	"vehicle_code" text,
	"car_type" text DEFAULT 'A' NOT NULL,
	"marque" text,
	"model" text,
	"type" text DEFAULT 'GAS' NOT NULL,
	"to_retrieve" boolean DEFAULT false NOT NULL,
	"is_delivered" boolean DEFAULT false NOT NULL,
	"picked_up_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"mileage_before" integer DEFAULT -1 NOT NULL,
	"mileage_after" integer DEFAULT -1 NOT NULL,
	"essence_before" integer,
	"essence_after" integer,
	"images_before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"images_after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"garage_images" jsonb,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicles_essence" CHECK (coalesce("vehicles"."essence_before", 0) BETWEEN 0 AND 8 AND coalesce("vehicles"."essence_after", 0) BETWEEN 0 AND 8),
	CONSTRAINT "vehicles_mileage" CHECK ("vehicles"."mileage_before" >= -1 AND "vehicles"."mileage_after" >= -1),
	CONSTRAINT "vehicles_capitals" CHECK ("vehicles"."vin" = upper("vehicles"."vin") AND "vehicles"."vehicle_code" = upper("vehicles"."vehicle_code"))
);
--> statement-breakpoint
ALTER TABLE "code_tries" ADD CONSTRAINT "code_tries_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_representative_id_clients_id_fk" FOREIGN KEY ("representative_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_from_address_id_addresses_id_fk" FOREIGN KEY ("from_address_id") REFERENCES "public"."addresses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_to_address_id_addresses_id_fk" FOREIGN KEY ("to_address_id") REFERENCES "public"."addresses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_to_return_from_address_id_addresses_id_fk" FOREIGN KEY ("to_return_from_address_id") REFERENCES "public"."addresses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_to_return_to_address_id_addresses_id_fk" FOREIGN KEY ("to_return_to_address_id") REFERENCES "public"."addresses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_selected_driver_id_drivers_id_fk" FOREIGN KEY ("selected_driver_id") REFERENCES "public"."drivers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_logs" ADD CONSTRAINT "delivery_logs_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_proposed_by_admin_id_admins_id_fk" FOREIGN KEY ("proposed_by_admin_id") REFERENCES "public"."admins"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_billing_address_id_addresses_id_fk" FOREIGN KEY ("billing_address_id") REFERENCES "public"."addresses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_choices" ADD CONSTRAINT "survey_choices_question_id_survey_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."survey_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "code_tries_key" ON "code_tries" USING btree ("delivery_id","step");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_public_id" ON "deliveries" USING btree ("public_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_tracking_id" ON "deliveries" USING btree ("tracking_id");--> statement-breakpoint
CREATE INDEX "deliveries_newest" ON "deliveries" USING btree ("created_at" DESC,"id" DESC) WHERE "deliveries"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "deliveries_organization" ON "deliveries" USING btree ("organization_id","created_at" DESC,"id" DESC) WHERE "deliveries"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "deliveries_organization_status" ON "deliveries" USING btree ("organization_id","status") WHERE "deliveries"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "deliveries_driver" ON "deliveries" USING btree ("selected_driver_id","created_at" DESC,"id" DESC) WHERE "deliveries"."selected_driver_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "deliveries_representative" ON "deliveries" USING btree ("representative_id");--> statement-breakpoint
CREATE INDEX "deliveries_countries" ON "deliveries" USING gin ("countries");--> statement-breakpoint
CREATE INDEX "deliveries_public_id_contains" ON "deliveries" USING gin ("public_id_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "deliveries_alert" ON "deliveries" USING btree ("car_delivery_deadline") WHERE "deliveries"."deleted_at" IS NULL AND "deliveries"."status" = 'WAITING_FOR_DRIVER' AND "deliveries"."pending_offers" = 0;--> statement-breakpoint
CREATE INDEX "deliveries_tab_requested" ON "deliveries" USING btree ("created_at" DESC,"id" DESC) WHERE "deliveries"."deleted_at" IS NULL AND "deliveries"."status" IN ('REQUESTED', 'PENDING_CUSTOMER_CONFIRMATION', 'SMS_SENT', 'CONFIRMED_BY_CUSTOMER', 'RESCHEDULED_BY_ADMIN', 'CANCELLED_BY_CUSTOMER');--> statement-breakpoint
CREATE INDEX "deliveries_tab_confirmed" ON "deliveries" USING btree ("created_at" DESC,"id" DESC) WHERE "deliveries"."deleted_at" IS NULL AND "deliveries"."status" IN ('CONFIRMED');--> statement-breakpoint
CREATE INDEX "deliveries_tab_waiting" ON "deliveries" USING btree ("created_at" DESC,"id" DESC) WHERE "deliveries"."deleted_at" IS NULL AND "deliveries"."status" IN ('WAITING_FOR_DRIVER');--> statement-breakpoint
CREATE INDEX "deliveries_tab_set" ON "deliveries" USING btree ("created_at" DESC,"id" DESC) WHERE "deliveries"."deleted_at" IS NULL AND "deliveries"."status" IN ('SET');--> statement-breakpoint
CREATE INDEX "deliveries_tab_ongoing" ON "deliveries" USING btree ("created_at" DESC,"id" DESC) WHERE "deliveries"."deleted_at" IS NULL AND "deliveries"."status" IN ('PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT', 'DELIVERED', 'SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT', 'SWAP_PICKUP_CLIENT', 'SWAP_DELIVERED');--> statement-breakpoint
CREATE INDEX "deliveries_tab_completed" ON "deliveries" USING btree ("created_at" DESC,"id" DESC) WHERE "deliveries"."deleted_at" IS NULL AND "deliveries"."status" IN ('COMPLETED');--> statement-breakpoint
CREATE INDEX "deliveries_tab_cancelled" ON "deliveries" USING btree ("created_at" DESC,"id" DESC) WHERE "deliveries"."deleted_at" IS NULL AND "deliveries"."status" IN ('CANCELLED_BY_ADMIN', 'CANCELLED_BY_MANDATORY', 'CANCELLED_BY_CUSTOMER');--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_logs_version" ON "delivery_logs" USING btree ("delivery_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_month_counts_key" ON "delivery_month_counts" USING btree ("month","type","shard");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_status_counts_key" ON "delivery_status_counts" USING btree ("status","shard");--> statement-breakpoint
CREATE UNIQUE INDEX "drivers_user" ON "drivers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "drivers_public_id" ON "drivers" USING btree ("public_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_key" ON "files" USING btree ("key") WHERE "files"."deleted_at" IS NULL AND "files"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "files_delivery" ON "files" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "files_driver" ON "files" USING btree ("driver_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_sub","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_sequence" ON "invoices" USING btree ("series","year","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_credit" ON "invoices" USING btree ("credit_of") WHERE "invoices"."credit_of" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_delivery" ON "invoices" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "invoices_organization" ON "invoices" USING btree ("organization_id","issued_at");--> statement-breakpoint
CREATE INDEX "payments_driver" ON "payments" USING btree ("driver_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_delivery" ON "payments" USING btree ("delivery_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_live" ON "payments" USING btree ("delivery_id") WHERE "payments"."status" <> 'CANCELLED';--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_dedupe" ON "outbox" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at" DESC);--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_accepted" ON "offers" USING btree ("delivery_id") WHERE "offers"."status" = 'ACCEPTED';--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_pending" ON "offers" USING btree ("delivery_id","driver_id") WHERE "offers"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "offers_delivery" ON "offers" USING btree ("delivery_id","status","demanded_price_cents");--> statement-breakpoint
CREATE INDEX "offers_driver" ON "offers" USING btree ("driver_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "admins_user" ON "admins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "admins_created" ON "admins" USING btree ("created_at" DESC);--> statement-breakpoint
CREATE UNIQUE INDEX "clients_user" ON "clients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "clients_organization" ON "clients" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_slug" ON "organizations" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_responses_delivery" ON "survey_responses" USING btree ("delivery_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_links_hash" ON "customer_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "customer_links_delivery" ON "customer_links" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "positions_age" ON "positions" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_session" ON "challenges" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "email_codes_user" ON "email_codes" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_once" ON "idempotency_keys" USING btree ("user_key","operation","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "security_log_at" ON "security_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_position" ON "vehicles" USING btree ("delivery_id","position") WHERE "vehicles"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "vehicles_delivery" ON "vehicles" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "vehicles_vin" ON "vehicles" USING gin ("vin" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vehicles_code" ON "vehicles" USING gin ("vehicle_code" gin_trgm_ops);