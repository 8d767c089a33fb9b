CREATE TABLE "group_members" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_id" text,
	"visibility" text DEFAULT 'members' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_visibility" CHECK ("groups"."visibility" in ('everybody', 'members'))
);
--> statement-breakpoint
CREATE TABLE "kununu_scores" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"hotel_id" text,
	"score" numeric(2, 1) NOT NULL,
	"count" integer NOT NULL,
	"link" text NOT NULL,
	CONSTRAINT "kununu_scores_org_hotel" UNIQUE NULLS NOT DISTINCT("org_id","hotel_id"),
	CONSTRAINT "kununu_scores_score" CHECK ("kununu_scores"."score" between 0 and 5),
	CONSTRAINT "kununu_scores_count" CHECK ("kununu_scores"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "member_points" (
	"user_id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"status_points" integer DEFAULT 0 NOT NULL,
	"status_level" jsonb,
	"bonus_points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "member_points_not_negative" CHECK ("member_points"."status_points" >= 0 and "member_points"."bonus_points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "post_media" (
	"post_id" text NOT NULL,
	"media_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_media_post_id_media_id_pk" PRIMARY KEY("post_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"group_id" text NOT NULL,
	"author_id" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_categories" (
	"rating_id" text NOT NULL,
	"position" integer NOT NULL,
	"label" jsonb NOT NULL,
	"icon" text,
	"score" numeric(3, 1),
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rating_categories_rating_id_position_pk" PRIMARY KEY("rating_id","position"),
	CONSTRAINT "rating_categories_score" CHECK ("rating_categories"."score" between 0 and 10),
	CONSTRAINT "rating_categories_count" CHECK ("rating_categories"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"trustyou_id" text NOT NULL,
	"overall_evaluation" numeric(3, 1),
	"softskill_5" numeric(2, 1),
	"recommendation" integer,
	"total_count" integer DEFAULT 0 NOT NULL,
	"last_updated" timestamp with time zone NOT NULL,
	CONSTRAINT "ratings_org_trustyou" UNIQUE("org_id","trustyou_id"),
	CONSTRAINT "ratings_hotel" UNIQUE("hotel_id"),
	CONSTRAINT "ratings_scores" CHECK ("ratings"."overall_evaluation" between 0 and 10 and "ratings"."softskill_5" between 0 and 5),
	CONSTRAINT "ratings_recommendation" CHECK ("ratings"."recommendation" between 0 and 100),
	CONSTRAINT "ratings_count" CHECK ("ratings"."total_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "web_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"news_type" text DEFAULT 'news' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"etag" text,
	"last_modified" text,
	"imported_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "web_feeds_org_url" UNIQUE("org_id","url"),
	CONSTRAINT "web_feeds_news_type" CHECK ("web_feeds"."news_type" in ('news', 'press', 'blog', 'social'))
);
--> statement-breakpoint
CREATE TABLE "web_news" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"feed_id" text NOT NULL,
	"guid" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"link" text,
	"author_name" text,
	"author_link" text,
	"published_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"image_url" text,
	"image_id" text,
	"image_failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "web_news_feed_guid" UNIQUE("feed_id","guid")
);
--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "area" jsonb;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "telephone" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "contact_person_id" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "description" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "image_id" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "news_id" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "visibility" text DEFAULT 'members' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "shareable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kununu_scores" ADD CONSTRAINT "kununu_scores_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kununu_scores" ADD CONSTRAINT "kununu_scores_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_points" ADD CONSTRAINT "member_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_points" ADD CONSTRAINT "member_points_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_categories" ADD CONSTRAINT "rating_categories_rating_id_ratings_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_feeds" ADD CONSTRAINT "web_feeds_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_news" ADD CONSTRAINT "web_news_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_news" ADD CONSTRAINT "web_news_feed_id_web_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."web_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_news" ADD CONSTRAINT "web_news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "groups_org" ON "groups" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "post_media_media" ON "post_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "posts_group_date" ON "posts" USING btree ("group_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "web_feeds_due" ON "web_feeds" USING btree ("due_at") WHERE "web_feeds"."active";--> statement-breakpoint
CREATE INDEX "web_news_org_date" ON "web_news" USING btree ("org_id","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "web_news_feed_date" ON "web_news" USING btree ("feed_id","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_contact_person_id_users_id_fk" FOREIGN KEY ("contact_person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pages_news" ON "pages" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "pages_image" ON "pages" USING btree ("image_id");