ALTER TABLE "member_points" DROP CONSTRAINT "member_points_not_negative";--> statement-breakpoint
ALTER TABLE "member_points" DROP COLUMN "bonus_points";--> statement-breakpoint
ALTER TABLE "member_points" ADD CONSTRAINT "member_points_not_negative" CHECK ("member_points"."status_points" >= 0);