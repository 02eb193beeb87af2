CREATE TABLE "tool_entries" (
	"enterprise_user_id" bigint NOT NULL,
	"resource_id" bigint NOT NULL,
	"enterprise_id" bigint NOT NULL,
	"values" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"shared_at" timestamp with time zone,
	CONSTRAINT "tool_entries_enterprise_user_id_resource_id_pk" PRIMARY KEY("enterprise_user_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "tool_entries" ADD CONSTRAINT "tool_entries_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_entries_shared" ON "tool_entries" USING btree ("resource_id","enterprise_id","shared_at","enterprise_user_id") WHERE "tool_entries"."shared_at" is not null;