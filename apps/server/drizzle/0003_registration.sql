ALTER TABLE "mail_tokens" ADD COLUMN "registration" jsonb;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "browser" text;--> statement-breakpoint
CREATE INDEX "mail_tokens_browser" ON "mail_tokens" USING btree ("browser");