CREATE TABLE "news_confirmations" (
	"news_id" text NOT NULL,
	"asked" integer NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_confirmations_news_id_asked_user_id_pk" PRIMARY KEY("news_id","asked","user_id")
);
--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "visibility" text DEFAULT 'members' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "shareable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "content_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "content_changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "confirmation_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "confirmation_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "confirmation_due_day" date;--> statement-breakpoint
ALTER TABLE "news_confirmations" ADD CONSTRAINT "news_confirmations_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_confirmations" ADD CONSTRAINT "news_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_confirmations_user" ON "news_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE FUNCTION "news_count_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.title, NEW.teaser, NEW.content, NEW.attachment_ids, NEW.event_first_day, NEW.event_last_day, NEW.event_start_time, NEW.event_end_time)
    IS DISTINCT FROM
    (OLD.title, OLD.teaser, OLD.content, OLD.attachment_ids, OLD.event_first_day, OLD.event_last_day, OLD.event_start_time, OLD.event_end_time)
  THEN
    NEW.content_version := OLD.content_version + 1;
    NEW.content_changed_at := now();
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "news_content_version" BEFORE UPDATE ON "news" FOR EACH ROW EXECUTE FUNCTION "news_count_content_version"();
