ALTER TABLE "users" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "careers" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "skills" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "special_tasks" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_gender" CHECK ("users"."gender" in ('female', 'male', 'diverse'));