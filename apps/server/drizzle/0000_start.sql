CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
-- A text without case and accents, as `search.fold.ts` folds what is typed. Letters are parted from their marks before "lower", which in some locales knows
-- the letters of ASCII alone.
CREATE FUNCTION "fold"("words" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(lower(regexp_replace(normalize(coalesce(words, ''), NFD), '[\u0300-\u036f\u064b-\u065f\u0670]', '', 'g')), 'ß', 'ss')
$$;
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"sentence" text NOT NULL,
	"actor_id" text,
	"content_type" text,
	"content_id" text,
	"comment_id" text,
	"bundle" text,
	"others" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "activities_content_whole" CHECK (("activities"."content_type" is null) = ("activities"."content_id" is null))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject" text,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "cart_additions" (
	"cart_id" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_additions_cart_id_key_pk" PRIMARY KEY("cart_id","key")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_cart_product" UNIQUE("cart_id","product_id"),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" between 0 and 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"user_id" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "coin_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coin_entries_amount" CHECK ("coin_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "comment_mentions" (
	"comment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"start" integer NOT NULL,
	"length" integer NOT NULL,
	CONSTRAINT "comment_mentions_comment_id_start_pk" PRIMARY KEY("comment_id","start"),
	CONSTRAINT "comment_mentions_range" CHECK ("comment_mentions"."start" >= 0 and "comment_mentions"."length" > 1)
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"content_type" text NOT NULL,
	"content_id" text NOT NULL,
	"parent_id" text,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"locale" text,
	"key" text NOT NULL,
	"digest" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "comments_author_key" UNIQUE("author_id","key")
);
--> statement-breakpoint
CREATE TABLE "congratulations" (
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"day" date NOT NULL,
	"author_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "congratulations_user_id_type_day_author_id_pk" PRIMARY KEY("user_id","type","day","author_id")
);
--> statement-breakpoint
CREATE TABLE "deleted_comment_keys" (
	"author_id" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "deleted_comment_keys_author_id_key_pk" PRIMARY KEY("author_id","key")
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"org_id" text NOT NULL,
	"type" text NOT NULL,
	"id" text NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"thread_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "contents_org_id_type_id_pk" PRIMARY KEY("org_id","type","id")
);
--> statement-breakpoint
CREATE TABLE "cookie_choices" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"categories" integer[] NOT NULL,
	"track_all" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editor_scripts" (
	"org_id" text NOT NULL,
	"page_id" text NOT NULL,
	"module_id" text NOT NULL,
	"position" integer NOT NULL,
	"sha256" text NOT NULL,
	"source" text NOT NULL,
	"author_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editor_scripts_org_id_page_id_module_id_position_pk" PRIMARY KEY("org_id","page_id","module_id","position")
);
--> statement-breakpoint
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
CREATE TABLE "hotels" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"region" jsonb,
	"area" jsonb,
	"telephone" text,
	"email" text,
	"contact_person_id" text,
	"rooms" integer NOT NULL,
	"image_id" text
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text,
	"org_id" text,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"takeovers" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease" text,
	"failed_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "jobs_name_key" UNIQUE("name","key")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "likes" (
	"org_id" text NOT NULL,
	"content_type" text NOT NULL,
	"content_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_content_id_content_type_org_id_user_id_pk" PRIMARY KEY("content_id","content_type","org_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"registration" jsonb,
	"browser" text,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"alt" jsonb,
	"title" jsonb,
	"visibility" text DEFAULT 'members' NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"luma" smallint[],
	"uploaded_by" text,
	"fresh" boolean DEFAULT false NOT NULL,
	"library" boolean DEFAULT false NOT NULL,
	"folder" text,
	"focal_x" real,
	"focal_y" real,
	"poster" jsonb,
	"poster_tried" boolean DEFAULT false NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "media_places" (
	"org_id" text NOT NULL,
	"media_id" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "media_places_org_id_media_id_kind_owner_id_pk" PRIMARY KEY("org_id","media_id","kind","owner_id")
);
--> statement-breakpoint
CREATE TABLE "member_points" (
	"user_id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"status_points" integer DEFAULT 0 NOT NULL,
	"status_level" jsonb,
	CONSTRAINT "member_points_not_negative" CHECK ("member_points"."status_points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"category_id" text,
	"author_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"teaser" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"publish_date" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"draft" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone,
	"publication_version" integer DEFAULT 0 NOT NULL,
	"top_story" boolean DEFAULT false NOT NULL,
	"image_id" text,
	"gallery_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"attachment_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"event_first_day" date,
	"event_last_day" date,
	"event_start_time" text,
	"event_end_time" text,
	"likes_allowed" boolean DEFAULT true NOT NULL,
	"comments_allowed" boolean DEFAULT true NOT NULL,
	"visibility" text DEFAULT 'members' NOT NULL,
	"shareable" boolean DEFAULT false NOT NULL,
	"content_version" integer DEFAULT 1 NOT NULL,
	"content_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_version" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" text,
	"confirmation_required" boolean DEFAULT false NOT NULL,
	"confirmation_version" integer DEFAULT 1 NOT NULL,
	"confirmation_due_day" date,
	"confirmation_pending" boolean DEFAULT false NOT NULL,
	"confirmation_asked_by" text,
	CONSTRAINT "news_expires_later" CHECK ("news"."expires_at" > "news"."publish_date")
);
--> statement-breakpoint
CREATE TABLE "news_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_confirmations" (
	"news_id" text NOT NULL,
	"asked" integer NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_confirmations_news_id_asked_user_id_pk" PRIMARY KEY("news_id","asked","user_id")
);
--> statement-breakpoint
CREATE TABLE "news_reads" (
	"user_id" text NOT NULL,
	"news_id" text NOT NULL,
	"finished" boolean NOT NULL,
	CONSTRAINT "news_reads_user_id_news_id_pk" PRIMARY KEY("user_id","news_id")
);
--> statement-breakpoint
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
CREATE TABLE "news_versions" (
	"news_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text,
	CONSTRAINT "news_versions_news_id_version_pk" PRIMARY KEY("news_id","version")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"via" text NOT NULL,
	"endpoint" text NOT NULL,
	"keys" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint" UNIQUE("via","endpoint")
);
--> statement-breakpoint
CREATE TABLE "settings_versions" (
	"org_id" text NOT NULL,
	"part" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text,
	CONSTRAINT "settings_versions_org_id_part_version_pk" PRIMARY KEY("org_id","part","version")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"email" text NOT NULL,
	"list" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_org_email_list" UNIQUE("org_id","email","list")
);
--> statement-breakpoint
CREATE TABLE "orgs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hosts" text[] DEFAULT '{}'::text[] NOT NULL,
	"settings" jsonb NOT NULL,
	"menu" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"brand_color" text DEFAULT '#0d5a64' NOT NULL,
	"corner_style" text DEFAULT 'soft' NOT NULL,
	"font_pair" text DEFAULT 'humanist' NOT NULL,
	"logo_id" text,
	CONSTRAINT "orgs_brand_color" CHECK ("orgs"."brand_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "orgs_corner_style" CHECK ("orgs"."corner_style" in ('sharp', 'soft', 'round')),
	CONSTRAINT "orgs_font_pair" CHECK ("orgs"."font_pair" in ('humanist', 'modern', 'classic'))
);
--> statement-breakpoint
CREATE TABLE "notification_events" (
	"notification_id" text NOT NULL,
	"source" text NOT NULL,
	"actor_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_events_notification_id_source_pk" PRIMARY KEY("notification_id","source")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"kinds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"mute_until" timestamp with time zone,
	"quiet_hours" jsonb,
	"digest_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"content_type" text,
	"content_id" text,
	"place" text,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"old_at" timestamp with time zone,
	"pushed_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notifications_content_whole" CHECK (("notifications"."content_type" is null) = ("notifications"."content_id" is null))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "page_drafts" (
	"org_id" text NOT NULL,
	"page_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text,
	CONSTRAINT "page_drafts_org_id_page_id_pk" PRIMARY KEY("org_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"org_id" text NOT NULL,
	"page_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone,
	"saved_by" text,
	CONSTRAINT "page_versions_org_id_page_id_version_pk" PRIMARY KEY("org_id","page_id","version")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text NOT NULL,
	"org_id" text NOT NULL,
	"type" text DEFAULT 'page' NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"image_id" text,
	"news_id" text,
	"visibility" text DEFAULT 'members' NOT NULL,
	"shareable" boolean DEFAULT false NOT NULL,
	"draft" boolean DEFAULT false NOT NULL,
	"modules" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone,
	"saved_by" text,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"begun_with" text,
	CONSTRAINT "pages_org_id_id_pk" PRIMARY KEY("org_id","id")
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
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"image_id" text,
	"coins_required" integer NOT NULL,
	"available_from" timestamp with time zone,
	"available_to" timestamp with time zone,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "products_coins" CHECK ("products"."coins_required" > 0),
	CONSTRAINT "products_window" CHECK ("products"."available_from" < "products"."available_to")
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
CREATE TABLE "realtime_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "realtime_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text,
	"audience" jsonb,
	"origin" text NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"org_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"locale" text NOT NULL,
	"readers" text[] NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"title_key" text NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"at" timestamp with time zone,
	"sort" text NOT NULL,
	CONSTRAINT "search_documents_org_id_kind_id_locale_pk" PRIMARY KEY("org_id","kind","id","locale")
);
--> statement-breakpoint
CREATE TABLE "search_queue" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_queue_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"org_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"org_id" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_org_id_word_pk" PRIMARY KEY("org_id","word")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent" text,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"via" text DEFAULT 'password' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "toggles" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"on" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "toggles_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"images_only" boolean NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"medium_id" text,
	"refusal" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"org_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_identities_org_id_issuer_subject_pk" PRIMARY KEY("org_id","issuer","subject"),
	CONSTRAINT "user_identities_user_issuer" UNIQUE("user_id","issuer")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"title" jsonb,
	"hotel_id" text,
	"image_id" text,
	"language" text DEFAULT 'de_DE' NOT NULL,
	"permissions" text[] DEFAULT '{}'::text[] NOT NULL,
	"admin_url" text,
	"birthday" date,
	"birth_year_visible" boolean DEFAULT false NOT NULL,
	"hired_on" date,
	"gender" text,
	"careers" jsonb,
	"skills" jsonb,
	"special_tasks" jsonb,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"email_confirmed_at" timestamp with time zone DEFAULT now(),
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"consent_accepted_at" timestamp with time zone,
	"folded_name" text GENERATED ALWAYS AS (fold(firstname || ' ' || lastname)) STORED,
	"folded_order" text GENERATED ALWAYS AS (fold(lastname || ' ' || firstname)) STORED,
	"folded_title" jsonb GENERATED ALWAYS AS (fold(coalesce(title, '{}')::text)::jsonb) STORED,
	CONSTRAINT "users_org_username" UNIQUE("org_id","username"),
	CONSTRAINT "users_org_email" UNIQUE("org_id","email"),
	CONSTRAINT "users_gender" CHECK ("users"."gender" in ('female', 'male', 'diverse')),
	CONSTRAINT "users_identifiers_lowercase" CHECK ("users"."username" = lower("users"."username") and "users"."email" = lower("users"."email"))
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
CREATE TABLE "media_texts" (
	"media_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_presences" (
	"user_id" text NOT NULL,
	"tab" text NOT NULL,
	"org_id" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_presences_user_id_tab_pk" PRIMARY KEY("user_id","tab")
);
--> statement-breakpoint
CREATE TABLE "content_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"news_id" text,
	"page_id" text,
	"state" text NOT NULL,
	"requested_by" text,
	"requested_at" timestamp with time zone NOT NULL,
	"reviewer_id" text,
	"note" text NOT NULL,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"answer" text,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "content_reviews_news" UNIQUE("news_id"),
	CONSTRAINT "content_reviews_page" UNIQUE("org_id","page_id"),
	CONSTRAINT "content_reviews_one_subject" CHECK (num_nonnulls("content_reviews"."news_id", "content_reviews"."page_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"news_id" text,
	"page_id" text,
	"token_hash" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"media" text[] DEFAULT '{}'::text[] NOT NULL,
	"guest_media" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "preview_links_token" UNIQUE("token_hash"),
	CONSTRAINT "preview_links_one_subject" CHECK (num_nonnulls("preview_links"."news_id", "preview_links"."page_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "news_hotel_numbers" (
	"news_id" text NOT NULL,
	"hotel_id" text,
	"audience" integer NOT NULL,
	"opened" integer NOT NULL,
	"finished" integer NOT NULL,
	"confirmed" integer
);
--> statement-breakpoint
CREATE TABLE "news_numbers" (
	"news_id" text NOT NULL,
	"day" date NOT NULL,
	"audience" integer NOT NULL,
	"opened" integer NOT NULL,
	"finished" integer NOT NULL,
	"confirmed" integer,
	CONSTRAINT "news_numbers_news_id_day_pk" PRIMARY KEY("news_id","day")
);
--> statement-breakpoint
CREATE TABLE "chat_attachments" (
	"message_id" text NOT NULL,
	"position" integer NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "chat_attachments_message_id_position_pk" PRIMARY KEY("message_id","position"),
	CONSTRAINT "chat_attachments_media" UNIQUE("media_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"seq" integer NOT NULL,
	"changed_seq" integer NOT NULL,
	"text_seq" integer NOT NULL,
	"number" integer NOT NULL,
	"sender_id" text,
	"note" jsonb,
	"text" text DEFAULT '' NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quote_id" text,
	"attachment_count" integer DEFAULT 0 NOT NULL,
	"key" text,
	"digest" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "chat_messages_seq" UNIQUE("conversation_id","seq"),
	CONSTRAINT "chat_messages_key" UNIQUE("conversation_id","sender_id","key")
);
--> statement-breakpoint
CREATE TABLE "chat_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"presence" boolean DEFAULT true NOT NULL,
	"typing" boolean DEFAULT true NOT NULL,
	"read_status" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_reactions" (
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reaction" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_reactions_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"conversation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_seq" integer DEFAULT 0 NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"owner" boolean DEFAULT false NOT NULL,
	CONSTRAINT "conversation_members_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"type" text NOT NULL,
	"name" text,
	"direct_key" text,
	"created_by" text,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversations_direct" UNIQUE("org_id","direct_key"),
	CONSTRAINT "conversations_key" UNIQUE("created_by","key"),
	CONSTRAINT "conversations_type" CHECK ("conversations"."type" in ('direct', 'group') and ("conversations"."type" = 'direct') = ("conversations"."direct_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_content_fk" FOREIGN KEY ("org_id","content_type","content_id") REFERENCES "public"."contents"("org_id","type","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_content_fk" FOREIGN KEY ("org_id","content_type","content_id") REFERENCES "public"."contents"("org_id","type","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "congratulations" ADD CONSTRAINT "congratulations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "congratulations" ADD CONSTRAINT "congratulations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_comment_keys" ADD CONSTRAINT "deleted_comment_keys_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookie_choices" ADD CONSTRAINT "cookie_choices_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_scripts" ADD CONSTRAINT "editor_scripts_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_scripts" ADD CONSTRAINT "editor_scripts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_scripts" ADD CONSTRAINT "editor_scripts_org_id_page_id_pages_org_id_id_fk" FOREIGN KEY ("org_id","page_id") REFERENCES "public"."pages"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_contact_person_id_users_id_fk" FOREIGN KEY ("contact_person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kununu_scores" ADD CONSTRAINT "kununu_scores_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kununu_scores" ADD CONSTRAINT "kununu_scores_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_content_fk" FOREIGN KEY ("org_id","content_type","content_id") REFERENCES "public"."contents"("org_id","type","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_places" ADD CONSTRAINT "media_places_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_points" ADD CONSTRAINT "member_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_points" ADD CONSTRAINT "member_points_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_confirmation_asked_by_users_id_fk" FOREIGN KEY ("confirmation_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_categories" ADD CONSTRAINT "news_categories_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_confirmations" ADD CONSTRAINT "news_confirmations_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_confirmations" ADD CONSTRAINT "news_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_topic_articles" ADD CONSTRAINT "news_topic_articles_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_topic_articles" ADD CONSTRAINT "news_topic_articles_topic_id_news_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."news_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_topics" ADD CONSTRAINT "news_topics_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_versions" ADD CONSTRAINT "news_versions_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_versions" ADD CONSTRAINT "news_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_versions" ADD CONSTRAINT "settings_versions_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_versions" ADD CONSTRAINT "settings_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orgs" ADD CONSTRAINT "orgs_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_content_fk" FOREIGN KEY ("org_id","content_type","content_id") REFERENCES "public"."contents"("org_id","type","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_org_id_page_id_pages_org_id_id_fk" FOREIGN KEY ("org_id","page_id") REFERENCES "public"."pages"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_org_id_page_id_pages_org_id_id_fk" FOREIGN KEY ("org_id","page_id") REFERENCES "public"."pages"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_categories" ADD CONSTRAINT "rating_categories_rating_id_ratings_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toggles" ADD CONSTRAINT "toggles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_feeds" ADD CONSTRAINT "web_feeds_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_news" ADD CONSTRAINT "web_news_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_news" ADD CONSTRAINT "web_news_feed_id_web_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."web_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_news" ADD CONSTRAINT "web_news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_presences" ADD CONSTRAINT "studio_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_presences" ADD CONSTRAINT "studio_presences_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_org_id_page_id_pages_org_id_id_fk" FOREIGN KEY ("org_id","page_id") REFERENCES "public"."pages"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_org_id_page_id_pages_org_id_id_fk" FOREIGN KEY ("org_id","page_id") REFERENCES "public"."pages"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_hotel_numbers" ADD CONSTRAINT "news_hotel_numbers_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_hotel_numbers" ADD CONSTRAINT "news_hotel_numbers_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_numbers" ADD CONSTRAINT "news_numbers_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_preferences" ADD CONSTRAINT "chat_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "content_reviews_requested_by" ON "content_reviews" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "content_reviews_reviewer" ON "content_reviews" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "content_reviews_answered_by" ON "content_reviews" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "notification_events_source" ON "notification_events" USING btree ("source");--> statement-breakpoint
CREATE INDEX "notification_events_actor" ON "notification_events" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_bundle" ON "notifications" USING btree ("user_id","kind","subject") WHERE "notifications"."old_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_latest" ON "notifications" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "notifications_unmailed" ON "notifications" USING btree ("user_id") WHERE "notifications"."old_at" is null and "notifications"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_content" ON "notifications" USING btree ("content_id","content_type","org_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "preview_links_news" ON "preview_links" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "preview_links_page" ON "preview_links" USING btree ("org_id","page_id");--> statement-breakpoint
CREATE INDEX "preview_links_created_by" ON "preview_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "preview_links_ends" ON "preview_links" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "news_hotel_numbers_news" ON "news_hotel_numbers" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "news_hotel_numbers_hotel" ON "news_hotel_numbers" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "activities_user_date" ON "activities" USING btree ("user_id","org_id","created_at" DESC NULLS FIRST,"id","content_id","content_type");--> statement-breakpoint
CREATE INDEX "activities_unread" ON "activities" USING btree ("user_id","org_id","content_id","content_type","created_at","sentence") WHERE "activities"."read_at" is null;--> statement-breakpoint
CREATE INDEX "activities_content" ON "activities" USING btree ("content_id","content_type","org_id");--> statement-breakpoint
CREATE INDEX "activities_comment" ON "activities" USING btree ("comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activities_bundle" ON "activities" USING btree ("user_id","bundle") WHERE "activities"."bundle" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_org_date" ON "audit_log" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("org_id","subject","created_at");--> statement-breakpoint
CREATE INDEX "cart_items_product" ON "cart_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "coin_entries_user" ON "coin_entries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "comment_mentions_user" ON "comment_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_content_author" ON "comments" USING btree ("content_id","content_type","org_id","author_id","deleted_at");--> statement-breakpoint
CREATE INDEX "comments_threads" ON "comments" USING btree ("content_id","content_type","org_id","created_at" DESC NULLS FIRST,"id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("parent_id","created_at","id") WHERE "comments"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "congratulations_author" ON "congratulations" USING btree ("author_id","day");--> statement-breakpoint
CREATE INDEX "congratulations_day" ON "congratulations" USING btree ("day");--> statement-breakpoint
CREATE INDEX "news_reads_news" ON "news_reads" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "likes_latest" ON "likes" USING btree ("content_id","content_type","org_id","created_at" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "groups_org" ON "groups" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("name","due_at") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "known_devices_expiry" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_attempts_expiry" ON "login_attempts" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "mail_tokens_browser" ON "mail_tokens" USING btree ("browser");--> statement-breakpoint
CREATE INDEX "mail_tokens_user" ON "mail_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_tokens_expiry" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "media_library" ON "media" USING btree ("org_id","created_at" DESC NULLS LAST) WHERE "media"."library";--> statement-breakpoint
CREATE INDEX "media_uploaded" ON "media" USING btree ("org_id","uploaded_by") WHERE "media"."uploaded_by" is not null;--> statement-breakpoint
CREATE INDEX "media_unmeasured" ON "media" USING btree ("id") WHERE "media"."luma" is null and "media"."type" like 'image/%';--> statement-breakpoint
CREATE INDEX "media_places_owner" ON "media_places" USING btree ("org_id","kind","owner_id");--> statement-breakpoint
CREATE INDEX "news_confirmation_pending" ON "news" USING btree ("publish_date") WHERE "news"."confirmation_pending";--> statement-breakpoint
CREATE INDEX "news_confirmation_required" ON "news" USING btree ("org_id","confirmation_due_day","publish_date","id") WHERE "news"."confirmation_required";--> statement-breakpoint
CREATE INDEX "news_org_date" ON "news" USING btree ("org_id","publish_date" DESC NULLS FIRST,"id","expires_at","likes_allowed","comments_allowed","draft","deleted_at");--> statement-breakpoint
CREATE INDEX "news_org_category_date" ON "news" USING btree ("org_id","category_id","publish_date" DESC NULLS FIRST,"id","expires_at","likes_allowed","comments_allowed","draft","deleted_at");--> statement-breakpoint
CREATE INDEX "news_versions_saved_by" ON "news_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "settings_versions_saved_by" ON "settings_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "news_deleted" ON "news" USING btree ("deleted_at") WHERE "news"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "news_confirmations_user" ON "news_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "news_topic_articles_topic" ON "news_topic_articles" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "news_topics_org" ON "news_topics" USING btree ("org_id","position");--> statement-breakpoint
CREATE INDEX "page_drafts_saved_by" ON "page_drafts" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "page_versions_saved_by" ON "page_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "pages_saved_by" ON "pages" USING btree ("saved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_begun_with" ON "pages" USING btree ("begun_with");--> statement-breakpoint
CREATE INDEX "pages_deleted" ON "pages" USING btree ("deleted_at") WHERE "pages"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "pages_news" ON "pages" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "pages_image" ON "pages" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "post_media_media" ON "post_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "posts_group_date" ON "posts" USING btree ("group_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "products_org_position" ON "products" USING btree ("org_id","position","id");--> statement-breakpoint
CREATE INDEX "realtime_events_date" ON "realtime_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_documents_title_words" ON "search_documents" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "search_queue_org" ON "search_queue" USING btree ("org_id","seq");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_expiry" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("org_id","folded_name" text_pattern_ops,"id","active","email_confirmed_at");--> statement-breakpoint
CREATE INDEX "users_folded" ON "users" USING gin ((folded_name || ' ' || folded_title::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_birthday" ON "users" USING btree ("org_id",((extract(month from "birthday") * 100 + extract(day from "birthday"))::integer));--> statement-breakpoint
CREATE INDEX "users_anniversary" ON "users" USING btree ("org_id",((extract(month from "hired_on") * 100 + extract(day from "hired_on"))::integer));--> statement-breakpoint
CREATE INDEX "web_feeds_due" ON "web_feeds" USING btree ("due_at") WHERE "web_feeds"."active";--> statement-breakpoint
CREATE INDEX "web_news_org_date" ON "web_news" USING btree ("org_id","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "web_news_feed_date" ON "web_news" USING btree ("feed_id","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "media_pdfs" ON "media" USING btree ("id") WHERE "media"."type" = 'application/pdf';--> statement-breakpoint
CREATE INDEX "media_undrawn" ON "media" USING btree ("id") WHERE "media"."type" = 'application/pdf' and not "media"."poster_tried";--> statement-breakpoint
CREATE INDEX "studio_presences_subject" ON "studio_presences" USING btree ("org_id","subject","subject_id");--> statement-breakpoint
CREATE INDEX "studio_presences_seen" ON "studio_presences" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "chat_messages_changes" ON "chat_messages" USING btree ("conversation_id","changed_seq");
--> statement-breakpoint
CREATE INDEX "chat_messages_sender" ON "chat_messages" USING btree ("sender_id");
--> statement-breakpoint
CREATE INDEX "chat_reactions_user" ON "chat_reactions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "conversation_members_user" ON "conversation_members" USING btree ("user_id","conversation_id");
--> statement-breakpoint
-- From here on written by hand: what the schema's file cannot say.
-- An article's content has a version, which grows with every change of what members read.
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
--> statement-breakpoint
-- Where media stand (articles, pages), kept for the rules of who is given one.
CREATE FUNCTION "media_ids_in"("words" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  WITH addresses AS (
    SELECT found[1] AS address, regexp_match(found[1], '^(.+)\.[0-9a-f]{12}(\.[a-z0-9]{1,8})?$') AS parts
    FROM regexp_matches(words, '/api/v2/media/([A-Za-z0-9][A-Za-z0-9._-]{0,63})', 'g') AS found
  )
  SELECT address FROM addresses
  UNION SELECT parts[1] FROM addresses WHERE parts IS NOT NULL
  UNION SELECT parts[1] || parts[2] FROM addresses WHERE parts[2] IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION "media_ids_of_news"("one" "news") RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT one.image_id WHERE one.image_id IS NOT NULL
  UNION SELECT unnest(one.gallery_ids)
  UNION SELECT unnest(one.attachment_ids)
  UNION SELECT media_ids_in(one.content::text)
$$;
--> statement-breakpoint
CREATE FUNCTION "media_ids_of_page"("one" "pages") RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT one.image_id WHERE one.image_id IS NOT NULL
  UNION SELECT value #>> '{}' FROM jsonb_path_query(one.modules, 'strict $.** ? (@.type() == "string")') AS value
    WHERE value #>> '{}' ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'
  UNION SELECT media_ids_in(one.modules::text)
$$;
--> statement-breakpoint
-- What leaves an article, a page or a group keeps a place that says so: it does not become everybody's by that.
CREATE FUNCTION "media_keep_gone"("org" text, "was" text[], "stays" text[], "gone" text, "owner" text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO media_places (org_id, media_id, kind, owner_id)
    SELECT media.org_id, media.id, gone, owner FROM media INNER JOIN orgs ON orgs.id = media.org_id
    WHERE media.org_id = org AND media.id = ANY (was) AND NOT media.id = ANY (stays) ON CONFLICT DO NOTHING;
  DELETE FROM media_places WHERE org_id = org AND kind IN ('gone', 'gone_group') AND media_id = ANY (stays);
  UPDATE media SET fresh = false WHERE fresh AND org_id = org AND id = ANY (stays);
$$;
--> statement-breakpoint
CREATE FUNCTION "news_keep_media_places"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text[] := '{}';
  stays text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    was := ARRAY(SELECT media_ids_of_news(OLD));
    DELETE FROM media_places WHERE org_id = OLD.org_id AND kind = 'news' AND owner_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    stays := ARRAY(SELECT media_ids_of_news(NEW));
    INSERT INTO media_places (org_id, media_id, kind, owner_id)
      SELECT NEW.org_id, medium, 'news', NEW.id FROM unnest(stays) AS medium WHERE medium IS NOT NULL ON CONFLICT DO NOTHING;
  END IF;
  PERFORM media_keep_gone(COALESCE(NEW.org_id, OLD.org_id), was, stays, 'gone', COALESCE(NEW.id, OLD.id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "pages_keep_media_places"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text[] := '{}';
  stays text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    was := ARRAY(SELECT media_ids_of_page(OLD));
    DELETE FROM media_places WHERE org_id = OLD.org_id AND kind = 'page' AND owner_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    stays := ARRAY(SELECT media_ids_of_page(NEW));
    INSERT INTO media_places (org_id, media_id, kind, owner_id)
      SELECT NEW.org_id, medium, 'page', NEW.id FROM unnest(stays) AS medium WHERE medium IS NOT NULL ON CONFLICT DO NOTHING;
  END IF;
  PERFORM media_keep_gone(COALESCE(NEW.org_id, OLD.org_id), was, stays, 'gone', COALESCE(NEW.id, OLD.id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "page_drafts_keep_media_places"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM media_places WHERE org_id = OLD.org_id AND kind = 'page_draft' AND owner_id = OLD.page_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO media_places (org_id, media_id, kind, owner_id)
      SELECT NEW.org_id, medium, 'page_draft', NEW.page_id FROM (
        SELECT value #>> '{}' AS medium FROM jsonb_path_query(NEW.content, 'strict $.** ? (@.type() == "string")') AS value
          WHERE value #>> '{}' ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'
        UNION SELECT media_ids_in(NEW.content::text)
      ) AS named ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "groups_keep_media_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.image_id IS DISTINCT FROM OLD.image_id THEN
    PERFORM media_keep_gone(OLD.org_id, ARRAY[OLD.image_id], '{}', 'gone_group', OLD.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "post_media_keep_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM media_keep_gone(media.org_id, ARRAY[media.id], '{}', 'gone_group', OLD.post_id) FROM media WHERE media.id = OLD.media_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "chat_attachments_keep_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM media_keep_gone(media.org_id, ARRAY[media.id], '{}', 'gone_group', OLD.message_id) FROM media WHERE media.id = OLD.media_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "media_forget_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM media_places WHERE org_id = OLD.org_id AND media_id = OLD.id AND kind IN ('gone', 'gone_group');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "news_media_places" AFTER INSERT OR DELETE OR UPDATE OF "id", "org_id", "image_id", "gallery_ids", "attachment_ids", "content" ON "news"
  FOR EACH ROW EXECUTE FUNCTION "news_keep_media_places"();
--> statement-breakpoint
CREATE TRIGGER "pages_media_places" AFTER INSERT OR DELETE OR UPDATE OF "id", "org_id", "image_id", "modules" ON "pages"
  FOR EACH ROW EXECUTE FUNCTION "pages_keep_media_places"();
--> statement-breakpoint
CREATE TRIGGER "page_drafts_media_places" AFTER INSERT OR DELETE OR UPDATE OF "content" ON "page_drafts"
  FOR EACH ROW EXECUTE FUNCTION "page_drafts_keep_media_places"();
--> statement-breakpoint
CREATE TRIGGER "chat_attachments_media_gone" AFTER DELETE ON "chat_attachments" FOR EACH ROW EXECUTE FUNCTION "chat_attachments_keep_gone"();
--> statement-breakpoint
CREATE TRIGGER "groups_media_gone" AFTER DELETE OR UPDATE OF "image_id" ON "groups" FOR EACH ROW EXECUTE FUNCTION "groups_keep_media_gone"();
--> statement-breakpoint
CREATE TRIGGER "post_media_gone" AFTER DELETE ON "post_media" FOR EACH ROW EXECUTE FUNCTION "post_media_keep_gone"();
--> statement-breakpoint
CREATE TRIGGER "media_gone_forgotten" AFTER DELETE ON "media" FOR EACH ROW EXECUTE FUNCTION "media_forget_gone"();
--> statement-breakpoint
-- What was uploaded is its uploader's until it hangs on something.
ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "users"("id") ON DELETE SET NULL;
--> statement-breakpoint
CREATE FUNCTION "media_hangs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE media SET fresh = false WHERE fresh AND id = to_jsonb(NEW) ->> TG_ARGV[0];
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "post_media_media_hangs" AFTER INSERT OR UPDATE OF "media_id" ON "post_media" FOR EACH ROW WHEN (NEW.media_id IS NOT NULL)
  EXECUTE FUNCTION "media_hangs"('media_id');
--> statement-breakpoint
CREATE TRIGGER "chat_attachments_media_hangs" AFTER INSERT ON "chat_attachments" FOR EACH ROW EXECUTE FUNCTION "media_hangs"('media_id');
--> statement-breakpoint
CREATE TRIGGER "groups_media_hangs" AFTER INSERT OR UPDATE OF "image_id" ON "groups" FOR EACH ROW WHEN (NEW.image_id IS NOT NULL)
  EXECUTE FUNCTION "media_hangs"('image_id');
--> statement-breakpoint
CREATE TRIGGER "users_media_hangs" AFTER INSERT OR UPDATE OF "image_id" ON "users" FOR EACH ROW WHEN (NEW.image_id IS NOT NULL)
  EXECUTE FUNCTION "media_hangs"('image_id');
--> statement-breakpoint
CREATE TRIGGER "hotels_media_hangs" AFTER INSERT OR UPDATE OF "image_id" ON "hotels" FOR EACH ROW WHEN (NEW.image_id IS NOT NULL)
  EXECUTE FUNCTION "media_hangs"('image_id');
--> statement-breakpoint
CREATE TRIGGER "products_media_hangs" AFTER INSERT OR UPDATE OF "image_id" ON "products" FOR EACH ROW WHEN (NEW.image_id IS NOT NULL)
  EXECUTE FUNCTION "media_hangs"('image_id');
--> statement-breakpoint
CREATE TRIGGER "web_news_media_hangs" AFTER INSERT OR UPDATE OF "image_id" ON "web_news" FOR EACH ROW WHEN (NEW.image_id IS NOT NULL)
  EXECUTE FUNCTION "media_hangs"('image_id');
--> statement-breakpoint
CREATE TRIGGER "orgs_media_hangs" AFTER INSERT OR UPDATE OF "logo_id" ON "orgs" FOR EACH ROW WHEN (NEW.logo_id IS NOT NULL)
  EXECUTE FUNCTION "media_hangs"('logo_id');
--> statement-breakpoint
-- What comments, likes and activities hang on: a row for each content of a type (`content-type.ts`), so that foreign keys take along what hangs on it.
CREATE FUNCTION "keep_contents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO contents (org_id, type, id) VALUES (NEW.org_id, TG_ARGV[0], NEW.id) ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE contents SET org_id = NEW.org_id, id = NEW.id WHERE org_id = OLD.org_id AND type = TG_ARGV[0] AND id = OLD.id;
  ELSE
    DELETE FROM contents WHERE org_id = OLD.org_id AND type = TG_ARGV[0] AND id = OLD.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "news_contents" AFTER INSERT OR DELETE OR UPDATE OF "id", "org_id" ON "news" FOR EACH ROW EXECUTE FUNCTION "keep_contents"('news');
--> statement-breakpoint
CREATE TRIGGER "pages_contents" AFTER INSERT OR DELETE OR UPDATE OF "id", "org_id" ON "pages" FOR EACH ROW EXECUTE FUNCTION "keep_contents"('page');
--> statement-breakpoint
-- What hangs on a content is counted as it comes and goes: a statement's rows together, and always in the same order, so that no two wait for each other.
CREATE FUNCTION "count_on_content"("org" text, "kind" text, "content" text, "more_comments" bigint, "more_threads" bigint, "more_likes" bigint)
RETURNS void LANGUAGE sql AS $$
  UPDATE contents
  SET comment_count = comment_count + more_comments, thread_count = thread_count + more_threads, like_count = like_count + more_likes
  WHERE org_id = org AND type = kind AND id = content
$$;
--> statement-breakpoint
CREATE FUNCTION "comments_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_on_content(org_id, content_type, content_id, TG_ARGV[0]::int * said, TG_ARGV[0]::int * threads, 0) FROM (
    SELECT org_id, content_type, content_id,
      count(*) FILTER (WHERE deleted_at IS NULL) AS said, count(*) FILTER (WHERE parent_id IS NULL) AS threads
    FROM changed GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ) AS counted;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "likes_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_on_content(org_id, content_type, content_id, 0, 0, TG_ARGV[0]::int * liked) FROM (
    SELECT org_id, content_type, content_id, count(*) AS liked FROM changed GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ) AS counted;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "comments_count_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_on_content(NEW.org_id, NEW.content_type, NEW.content_id, CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END, 0, 0);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "comments_counted" AFTER INSERT ON "comments" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "comments_count"('1');
--> statement-breakpoint
CREATE TRIGGER "comments_uncounted" AFTER DELETE ON "comments" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "comments_count"('-1');
--> statement-breakpoint
CREATE TRIGGER "comments_emptied" AFTER UPDATE OF "deleted_at" ON "comments" FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION "comments_count_emptied"();
--> statement-breakpoint
CREATE TRIGGER "likes_counted" AFTER INSERT ON "likes" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "likes_count"('1');
--> statement-breakpoint
CREATE TRIGGER "likes_uncounted" AFTER DELETE ON "likes" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "likes_count"('-1');
--> statement-breakpoint
-- What the search is to read again (`search.index.ts`): noted beside whatever changes it, so that imports, the demo and SQL by hand are found as well.
CREATE FUNCTION "search_note"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND (OLD.org_id, OLD.id) <> (NEW.org_id, NEW.id)) THEN
    INSERT INTO search_queue (org_id, kind, id) VALUES (OLD.org_id, TG_ARGV[0], OLD.id);
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND OLD IS DISTINCT FROM NEW) THEN
    INSERT INTO search_queue (org_id, kind, id) VALUES (NEW.org_id, TG_ARGV[0], NEW.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "search_note_article_of_topic"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (org_id, kind, id) SELECT org_id, 'news', id FROM news WHERE id = COALESCE(NEW.news_id, OLD.news_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "search_note_articles_of_topic"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (org_id, kind, id)
    SELECT news.org_id, 'news', news.id FROM news JOIN news_topic_articles about ON about.news_id = news.id WHERE about.topic_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "search_note_articles_of_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (org_id, kind, id) SELECT org_id, 'news', id FROM news WHERE org_id = NEW.org_id AND category_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "search_note_pages_of_hotel"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (org_id, kind, id)
    SELECT org_id, 'pages', id FROM pages WHERE org_id = COALESCE(NEW.org_id, OLD.org_id) AND strpos(modules::text, to_jsonb(COALESCE(NEW.id, OLD.id))::text) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "search_note_file_of_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (org_id, kind, id) SELECT org_id, 'files', id FROM media WHERE id = NEW.media_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "news_search" AFTER INSERT OR DELETE OR UPDATE OF "id", "org_id", "title", "teaser", "content", "publish_date", "category_id" ON "news"
  FOR EACH ROW EXECUTE FUNCTION "search_note"('news');
--> statement-breakpoint
CREATE TRIGGER "news_topic_articles_search" AFTER INSERT OR DELETE ON "news_topic_articles"
  FOR EACH ROW EXECUTE FUNCTION "search_note_article_of_topic"();
--> statement-breakpoint
CREATE TRIGGER "news_topics_search" AFTER UPDATE OF "name" ON "news_topics" FOR EACH ROW EXECUTE FUNCTION "search_note_articles_of_topic"();
--> statement-breakpoint
CREATE TRIGGER "news_categories_search" AFTER UPDATE OF "name" ON "news_categories" FOR EACH ROW EXECUTE FUNCTION "search_note_articles_of_category"();
--> statement-breakpoint
CREATE TRIGGER "pages_search" AFTER INSERT OR DELETE OR UPDATE OF "id", "org_id", "type", "title", "description", "modules" ON "pages"
  FOR EACH ROW EXECUTE FUNCTION "search_note"('pages');
--> statement-breakpoint
CREATE TRIGGER "users_search" AFTER INSERT OR DELETE OR UPDATE OF "id", "org_id", "firstname", "lastname", "title" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "search_note"('people');
--> statement-breakpoint
CREATE TRIGGER "hotels_search" AFTER INSERT OR DELETE OR UPDATE OF "id", "org_id", "name", "street", "zip", "city", "country", "region", "area" ON "hotels"
  FOR EACH ROW EXECUTE FUNCTION "search_note"('hotels');
--> statement-breakpoint
CREATE TRIGGER "hotels_search_pages" AFTER INSERT OR DELETE OR UPDATE OF "name", "city" ON "hotels"
  FOR EACH ROW EXECUTE FUNCTION "search_note_pages_of_hotel"();
--> statement-breakpoint
CREATE TRIGGER "media_search" AFTER INSERT OR DELETE OR UPDATE OF "id", "org_id", "file_name", "type", "title" ON "media"
  FOR EACH ROW EXECUTE FUNCTION "search_note"('files');
--> statement-breakpoint
CREATE TRIGGER "media_texts_search" AFTER INSERT OR UPDATE ON "media_texts" FOR EACH ROW EXECUTE FUNCTION "search_note_file_of_text"();
--> statement-breakpoint
CREATE TRIGGER "comments_search" AFTER INSERT OR DELETE OR UPDATE OF "id", "org_id", "text", "locale", "deleted_at" ON "comments"
  FOR EACH ROW EXECUTE FUNCTION "search_note"('comments');
--> statement-breakpoint
CREATE TABLE "report_entries" (
	"report_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_entries_report_id_user_id_pk" PRIMARY KEY("report_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"author_id" text,
	"conversation" text,
	"text" text NOT NULL,
	"attachment_count" integer DEFAULT 0 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_subject" UNIQUE("kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "report_entries" ADD CONSTRAINT "report_entries_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_entries" ADD CONSTRAINT "report_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_entries_user" ON "report_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reports_listed" ON "reports" USING btree ("org_id","state","created_at");--> statement-breakpoint
CREATE INDEX "reports_author" ON "reports" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "reports_decider" ON "reports" USING btree ("decided_by");
--> statement-breakpoint
CREATE TABLE "embed_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "embed_sites" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"name" text NOT NULL,
	"origins" text[] NOT NULL,
	"widgets" text[] NOT NULL,
	"guests" boolean NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "embed_tokens" (
	"key_id" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "embed_tokens_key_id_hash_pk" PRIMARY KEY("key_id","hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "embed_key_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "embed_origin" text;--> statement-breakpoint
ALTER TABLE "embed_keys" ADD CONSTRAINT "embed_keys_site_id_embed_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."embed_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_sites" ADD CONSTRAINT "embed_sites_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_tokens" ADD CONSTRAINT "embed_tokens_key_id_embed_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."embed_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_keys_site" ON "embed_keys" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "embed_sites_org" ON "embed_sites" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "embed_tokens_expiry" ON "embed_tokens" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_embed_key_id_embed_keys_id_fk" FOREIGN KEY ("embed_key_id") REFERENCES "public"."embed_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_embed" ON "sessions" USING btree ("embed_key_id") WHERE "sessions"."embed_key_id" is not null;
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_org" ON "api_keys" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_keys_expiry" ON "api_keys" USING btree ("expires_at");
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"subject" text,
	"once" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"attempted_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"due_since" timestamp with time zone NOT NULL,
	"status" integer,
	"fault" text,
	"duration_ms" integer,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("webhook_id","once")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"enabled" boolean NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_delivered_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_date" ON "webhook_deliveries" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("state","webhook_id","next_attempt_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_org" ON "webhooks" USING btree ("org_id");
--> statement-breakpoint
CREATE TABLE "embed_key_uses" (
	"key_id" text NOT NULL,
	"origin" text NOT NULL,
	"day" date NOT NULL,
	"logins" integer NOT NULL,
	CONSTRAINT "embed_key_uses_key_id_origin_day_pk" PRIMARY KEY("key_id","origin","day")
);
--> statement-breakpoint
CREATE TABLE "embed_reports" (
	"site_id" text NOT NULL,
	"day" date NOT NULL,
	"origin" text NOT NULL,
	"widget" text NOT NULL,
	"version" text NOT NULL,
	"code" text NOT NULL,
	"count" integer NOT NULL,
	"load_times" integer[] NOT NULL,
	CONSTRAINT "embed_reports_site_id_day_origin_widget_version_code_pk" PRIMARY KEY("site_id","day","origin","widget","version","code")
);
--> statement-breakpoint
ALTER TABLE "embed_key_uses" ADD CONSTRAINT "embed_key_uses_key_id_embed_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."embed_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_reports" ADD CONSTRAINT "embed_reports_site_id_embed_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."embed_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_key_uses_day" ON "embed_key_uses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "embed_reports_day" ON "embed_reports" USING btree ("day");
