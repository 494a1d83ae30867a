ALTER TABLE "model_calls" ADD COLUMN "pictures" integer;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "letters" integer;