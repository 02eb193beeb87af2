CREATE TABLE "chance_months" (
	"enterprise_user_id" bigint NOT NULL,
	"month" date NOT NULL,
	"spent" integer NOT NULL,
	CONSTRAINT "chance_months_enterprise_user_id_month_pk" PRIMARY KEY("enterprise_user_id","month")
);
--> statement-breakpoint
CREATE TABLE "resource_authorisations" (
	"group_kind" text NOT NULL,
	"group_id" bigint NOT NULL,
	"bundle" text NOT NULL,
	CONSTRAINT "resource_authorisations_group_kind_group_id_bundle_pk" PRIMARY KEY("group_kind","group_id","bundle")
);
--> statement-breakpoint
CREATE TABLE "unlocked_lessons" (
	"enterprise_user_id" bigint NOT NULL,
	"month" date NOT NULL,
	"lesson_code" text NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unlocked_lessons_enterprise_user_id_month_lesson_code_pk" PRIMARY KEY("enterprise_user_id","month","lesson_code")
);
--> statement-breakpoint
DROP INDEX "role_grants_holder";--> statement-breakpoint
ALTER TABLE "membership_types" ADD COLUMN "creates_discussions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_types" ADD COLUMN "creates_communities" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_types" ADD COLUMN "custom_themes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "role_grants_once" ON "role_grants" USING btree ("enterprise_user_id","role","scope_kind","scope_id");--> statement-breakpoint
CREATE INDEX "role_grants_scope" ON "role_grants" USING btree ("scope_kind","scope_id","role");--> statement-breakpoint
UPDATE "membership_types" SET "creates_discussions" = NOT "is_guest", "creates_communities" = "tier" = 'mentor', "custom_themes" = "tier" IN ('elite', 'mentor');
