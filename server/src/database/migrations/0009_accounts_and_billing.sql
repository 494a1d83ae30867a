CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "notifications" USING btree ((data->>'actorId')) WHERE data->>'actorId' is not null;--> statement-breakpoint
CREATE INDEX "profiles_customer" ON "profiles" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "profiles_period" ON "profiles" USING btree ("current_period_end") WHERE price_id is not null;