CREATE TABLE "readiness" (
	"one" boolean PRIMARY KEY NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
