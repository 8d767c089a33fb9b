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
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "user_identities" ("org_id", "issuer", "subject", "user_id", "provider") SELECT "org_id", "sso_issuer", "sso_subject", "id", 'sso' FROM "users" WHERE "sso_issuer" IS NOT NULL AND "sso_subject" IS NOT NULL;
