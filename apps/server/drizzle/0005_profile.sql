ALTER TABLE "mail_tokens" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_year_visible" boolean DEFAULT false NOT NULL;