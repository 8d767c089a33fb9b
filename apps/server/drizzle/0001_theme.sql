ALTER TABLE "orgs" ADD COLUMN "brand_color" text DEFAULT '#0d5a64' NOT NULL;--> statement-breakpoint
ALTER TABLE "orgs" ADD COLUMN "corner_style" text DEFAULT 'soft' NOT NULL;--> statement-breakpoint
ALTER TABLE "orgs" ADD COLUMN "font_pair" text DEFAULT 'humanist' NOT NULL;--> statement-breakpoint
ALTER TABLE "orgs" ADD COLUMN "logo_id" text;--> statement-breakpoint
ALTER TABLE "orgs" ADD CONSTRAINT "orgs_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orgs" ADD CONSTRAINT "orgs_brand_color" CHECK ("orgs"."brand_color" ~ '^#[0-9a-f]{6}$');--> statement-breakpoint
ALTER TABLE "orgs" ADD CONSTRAINT "orgs_corner_style" CHECK ("orgs"."corner_style" in ('sharp', 'soft', 'round'));--> statement-breakpoint
ALTER TABLE "orgs" ADD CONSTRAINT "orgs_font_pair" CHECK ("orgs"."font_pair" in ('humanist', 'modern', 'classic'));