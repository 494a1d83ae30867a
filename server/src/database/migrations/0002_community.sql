CREATE TABLE "blocks" (
	"blocker_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "content_views" (
	"content_type" text NOT NULL,
	"content_id" text NOT NULL,
	"day" date NOT NULL,
	"owner_id" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_views_content_type_content_id_day_pk" PRIMARY KEY("content_type","content_id","day")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_type" text NOT NULL,
	"content_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weeks_told" (
	"week" date PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "once" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hidden_from_search" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_user_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_user_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_views" ADD CONSTRAINT "content_views_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "content_views_week" ON "content_views" USING btree ("day","owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("reporter_id","content_type","content_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "likes_week" ON "likes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","once");--> statement-breakpoint
CREATE INDEX "characters_link" ON "characters" USING btree ((sharing->>'shareId'));--> statement-breakpoint
CREATE INDEX "characters_shelf_new" ON "characters" USING btree ((sharing->>'sharedAt') desc,id desc) WHERE sharing->>'isPublic' = 'true' and sharing->>'listed' = 'true' and hidden_at is null;--> statement-breakpoint
CREATE INDEX "characters_shelf_loved" ON "characters" USING btree (((sharing->>'likes')::int) desc,(sharing->>'sharedAt') desc,id desc) WHERE sharing->>'isPublic' = 'true' and sharing->>'listed' = 'true' and hidden_at is null;--> statement-breakpoint
CREATE INDEX "stories_link" ON "stories" USING btree ((sharing->>'shareId'));--> statement-breakpoint
CREATE INDEX "stories_shelf_new" ON "stories" USING btree ((sharing->>'sharedAt') desc,id desc) WHERE sharing->>'isPublic' = 'true' and sharing->>'listed' = 'true' and hidden_at is null;--> statement-breakpoint
CREATE INDEX "stories_shelf_loved" ON "stories" USING btree (((sharing->>'likes')::int) desc,(sharing->>'sharedAt') desc,id desc) WHERE sharing->>'isPublic' = 'true' and sharing->>'listed' = 'true' and hidden_at is null;