DROP INDEX "comments_newest";--> statement-breakpoint
DROP INDEX "notifications_newest";--> statement-breakpoint
DROP INDEX "notifications_once";--> statement-breakpoint
DROP INDEX "characters_newest";--> statement-breakpoint
DROP INDEX "locations_newest";--> statement-breakpoint
DROP INDEX "stories_newest";--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("content_type","content_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","once") WHERE once is not null;--> statement-breakpoint
CREATE INDEX "characters_newest" ON "characters" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "locations_newest" ON "locations" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "stories_newest" ON "stories" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);