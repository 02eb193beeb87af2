CREATE TABLE "member_names" (
	"enterprise_user_id" bigint NOT NULL,
	"enterprise_id" bigint NOT NULL,
	"key" text NOT NULL,
	"rank" smallint NOT NULL,
	CONSTRAINT "member_names_enterprise_user_id_key_pk" PRIMARY KEY("enterprise_user_id","key")
);
--> statement-breakpoint
ALTER TABLE "enterprise_users" ADD COLUMN "indexed_name" text;--> statement-breakpoint
ALTER TABLE "member_names" ADD CONSTRAINT "member_names_enterprise_user_id_enterprise_users_id_fk" FOREIGN KEY ("enterprise_user_id") REFERENCES "public"."enterprise_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_names_key" ON "member_names" USING btree ("enterprise_id","key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "enterprise_users_by_name" ON "enterprise_users" USING btree ("enterprise_id","indexed_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "enterprise_users_unindexed" ON "enterprise_users" USING btree ("enterprise_id") WHERE "enterprise_users"."indexed_name" is null;