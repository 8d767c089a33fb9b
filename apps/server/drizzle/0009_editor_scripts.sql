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
ALTER TABLE "editor_scripts" ADD CONSTRAINT "editor_scripts_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_scripts" ADD CONSTRAINT "editor_scripts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_scripts" ADD CONSTRAINT "editor_scripts_org_id_page_id_pages_org_id_id_fk" FOREIGN KEY ("org_id","page_id") REFERENCES "public"."pages"("org_id","id") ON DELETE cascade ON UPDATE no action;