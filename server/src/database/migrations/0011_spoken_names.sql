CREATE TABLE "spoken_names" (
	"user_id" text NOT NULL,
	"spelling" text NOT NULL,
	"word" text NOT NULL,
	"said_like" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spoken_names_user_id_spelling_pk" PRIMARY KEY("user_id","spelling")
);
--> statement-breakpoint
ALTER TABLE "narrations" ADD COLUMN "said_like" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "spoken_names" ADD CONSTRAINT "spoken_names_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;