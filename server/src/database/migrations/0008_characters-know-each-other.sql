ALTER TABLE "characters" ADD COLUMN "relationships" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "temp_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "characters_made_once" ON "characters" USING btree ("user_id","temp_id");