ALTER TABLE "news" ADD COLUMN "confirmation_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "confirmation_asked_by" text;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_confirmation_asked_by_users_id_fk" FOREIGN KEY ("confirmation_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_confirmation_pending" ON "news" USING btree ("publish_date") WHERE "news"."confirmation_pending";--> statement-breakpoint
UPDATE "news" SET "confirmation_pending" = true,
  "confirmation_asked_by" = (SELECT "actor_id" FROM "activities" WHERE "activities"."news_id" = "news"."id" AND "sentence" = 'confirmation_asked' LIMIT 1)
  WHERE "confirmation_required" AND "publish_date" > now();--> statement-breakpoint
DELETE FROM "activities" USING "news" WHERE "activities"."news_id" = "news"."id" AND "sentence" = 'confirmation_asked' AND "confirmation_pending";
