CREATE TABLE "media_places" (
	"org_id" text NOT NULL,
	"media_id" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "media_places_org_id_media_id_kind_owner_id_pk" PRIMARY KEY("org_id","media_id","kind","owner_id")
);
--> statement-breakpoint
ALTER TABLE "media_places" ADD CONSTRAINT "media_places_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_places_owner" ON "media_places" USING btree ("org_id","kind","owner_id");--> statement-breakpoint
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
CREATE FUNCTION "news_keep_media_places"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM media_places WHERE org_id = OLD.org_id AND kind = 'news' AND owner_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO media_places (org_id, media_id, kind, owner_id)
      SELECT NEW.org_id, medium, 'news', NEW.id FROM media_ids_of_news(NEW) AS medium WHERE medium IS NOT NULL ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "pages_keep_media_places"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM media_places WHERE org_id = OLD.org_id AND kind = 'page' AND owner_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO media_places (org_id, media_id, kind, owner_id)
      SELECT NEW.org_id, medium, 'page', NEW.id FROM media_ids_of_page(NEW) AS medium WHERE medium IS NOT NULL ON CONFLICT DO NOTHING;
  END IF;
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
INSERT INTO "media_places" ("org_id", "media_id", "kind", "owner_id")
  SELECT "news"."org_id", medium, 'news', "news"."id" FROM "news", LATERAL media_ids_of_news("news") AS medium WHERE medium IS NOT NULL ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "media_places" ("org_id", "media_id", "kind", "owner_id")
  SELECT "pages"."org_id", medium, 'page', "pages"."id" FROM "pages", LATERAL media_ids_of_page("pages") AS medium WHERE medium IS NOT NULL ON CONFLICT DO NOTHING;
