CREATE TABLE "enterprise_invitations" (
	"code" text PRIMARY KEY NOT NULL,
	"enterprise_id" bigint NOT NULL,
	"enterprise_class_id" bigint,
	"uses_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "robot_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "purpose" text DEFAULT 'signIn' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "is_ticket" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "sends" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "sends_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "enterprise_invitations" ADD CONSTRAINT "enterprise_invitations_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_invitations" ADD CONSTRAINT "enterprise_invitations_enterprise_class_id_enterprise_classes_id_fk" FOREIGN KEY ("enterprise_class_id") REFERENCES "public"."enterprise_classes"("id") ON DELETE set null ON UPDATE no action;