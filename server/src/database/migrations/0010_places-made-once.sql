ALTER TABLE "locations" ADD COLUMN "temp_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "locations_made_once" ON "locations" USING btree ("user_id","temp_id");