ALTER TABLE "profiles" ADD COLUMN "checkout_opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "address_owed" boolean DEFAULT false NOT NULL;