-- What leaves an article, a page or a group keeps a place that says so: it does not become everybody's by that.
CREATE FUNCTION "media_keep_gone"("org" text, "was" text[], "stays" text[], "gone" text, "owner" text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO media_places (org_id, media_id, kind, owner_id)
    SELECT media.org_id, media.id, gone, owner FROM media INNER JOIN orgs ON orgs.id = media.org_id
    WHERE media.org_id = org AND media.id = ANY (was) AND NOT media.id = ANY (stays) ON CONFLICT DO NOTHING;
  DELETE FROM media_places WHERE org_id = org AND kind IN ('gone', 'gone_group') AND media_id = ANY (stays);
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "news_keep_media_places"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE FUNCTION "pages_keep_media_places"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE FUNCTION "media_forget_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM media_places WHERE org_id = OLD.org_id AND media_id = OLD.id AND kind IN ('gone', 'gone_group');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "groups_media_gone" AFTER DELETE OR UPDATE OF "image_id" ON "groups" FOR EACH ROW EXECUTE FUNCTION "groups_keep_media_gone"();
--> statement-breakpoint
CREATE TRIGGER "post_media_gone" AFTER DELETE ON "post_media" FOR EACH ROW EXECUTE FUNCTION "post_media_keep_gone"();
--> statement-breakpoint
CREATE TRIGGER "media_gone_forgotten" AFTER DELETE ON "media" FOR EACH ROW EXECUTE FUNCTION "media_forget_gone"();
