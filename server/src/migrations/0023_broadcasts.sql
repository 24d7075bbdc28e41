CREATE TABLE "outbox_broadcasts" (
	"key_begins" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"readers" text NOT NULL,
	"priority" smallint NOT NULL,
	"written_up_to" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_broadcasts_channel" CHECK ("outbox_broadcasts"."channel" IN ('email', 'sms', 'push'))
);
