CREATE TABLE "news_topic_articles" (
	"news_id" text NOT NULL,
	"topic_id" text NOT NULL,
	CONSTRAINT "news_topic_articles_news_id_topic_id_pk" PRIMARY KEY("news_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "news_topics" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "publication_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_topic_articles" ADD CONSTRAINT "news_topic_articles_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_topic_articles" ADD CONSTRAINT "news_topic_articles_topic_id_news_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."news_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_topics" ADD CONSTRAINT "news_topics_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_topic_articles_topic" ON "news_topic_articles" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "news_topics_org" ON "news_topics" USING btree ("org_id","position");--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_expires_later" CHECK ("news"."expires_at" > "news"."publish_date");