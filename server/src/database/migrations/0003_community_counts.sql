-- The `likes` of a sharing object are always the number of like rows, however these come and go:
-- pressed, taken back, or removed with the account of the person who liked.
CREATE FUNCTION count_like() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
  pressed likes := CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  IF pressed.content_type = 'story' THEN
    UPDATE stories SET sharing = jsonb_set(sharing, '{likes}', to_jsonb(greatest(0, (sharing->>'likes')::int + step)))
      WHERE id = pressed.content_id AND sharing IS NOT NULL;
  ELSE
    UPDATE characters SET sharing = jsonb_set(sharing, '{likes}', to_jsonb(greatest(0, (sharing->>'likes')::int + step)))
      WHERE id = pressed.content_id::uuid AND sharing IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_like AFTER INSERT OR DELETE ON likes FOR EACH ROW EXECUTE FUNCTION count_like();
--> statement-breakpoint
-- What hangs on a story or character by type and id goes with it.
CREATE FUNCTION forget_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM comments WHERE content_type = TG_ARGV[0] AND content_id = OLD.id::text;
  DELETE FROM likes WHERE content_type = TG_ARGV[0] AND content_id = OLD.id::text;
  DELETE FROM content_views WHERE content_type = TG_ARGV[0] AND content_id = OLD.id::text;
  DELETE FROM reports WHERE content_type = TG_ARGV[0] AND content_id = OLD.id::text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_story AFTER DELETE ON stories FOR EACH ROW EXECUTE FUNCTION forget_content('story');
--> statement-breakpoint
CREATE TRIGGER forget_character AFTER DELETE ON characters FOR EACH ROW EXECUTE FUNCTION forget_content('character');
