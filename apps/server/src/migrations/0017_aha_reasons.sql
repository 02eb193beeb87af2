ALTER TABLE "aha_entries" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "aha_entries_received" ON "aha_entries" USING btree ("receiver","id") WHERE "aha_entries"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "aha_entries_given" ON "aha_entries" USING btree ("giver","id") WHERE "aha_entries"."withdrawn_at" is null;