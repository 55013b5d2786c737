-- Pictures and clips are files outside the database; a row says what there is of one, and in which sizes.

ALTER TABLE media_items
  ADD COLUMN kind text,
  ADD COLUMN sort_order integer NOT NULL DEFAULT 0,
  ADD COLUMN width integer,
  ADD COLUMN height integer,
  ADD COLUMN variant_widths integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN poster_width integer,
  ADD COLUMN poster_height integer,
  ADD COLUMN poster_variant_widths integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN duration_ms integer,
  ADD COLUMN byte_count bigint NOT NULL DEFAULT 0,
  ADD COLUMN drawing text,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();

-- An account's picture is one of its media like the others.
INSERT INTO media_items (account_id, media_id, use, title, is_featured, taken_on, content_type, bytes)
SELECT i.account_id, 'portrait-' || i.account_id, 'profilePicture', '', false, current_date, i.content_type, i.bytes
FROM account_images i
WHERE NOT EXISTS (
  SELECT FROM media_items m WHERE m.account_id = i.account_id AND m.use = 'profilePicture');
DROP TABLE account_images;

-- All bytes so far are drawings of the demo world: they stay, as what pictures are made of when they are asked for.
UPDATE media_items SET kind = 'link' WHERE url IS NOT NULL;
UPDATE media_items SET kind = 'picture', drawing = convert_from(bytes, 'UTF8')
WHERE content_type = 'image/svg+xml';
DELETE FROM media_items WHERE kind IS NULL;
UPDATE media_items
SET width = substring(drawing FROM 'width="(\d+)"')::integer, height = substring(drawing FROM 'height="(\d+)"')::integer,
  content_type = 'image/webp'
WHERE drawing IS NOT NULL;
UPDATE media_items
SET variant_widths = ARRAY(
  SELECT w FROM unnest(
    CASE use WHEN 'profilePicture' THEN ARRAY[48, 96, 192, 384] ELSE ARRAY[320, 640, 960, 1280, 1920] END || width) AS w
  WHERE w <= width GROUP BY w ORDER BY w)
WHERE drawing IS NOT NULL;
UPDATE media_items m
SET sort_order = numbered.place
FROM (SELECT account_id, media_id, row_number() OVER (PARTITION BY account_id, use ORDER BY media_id) AS place
      FROM media_items) AS numbered
WHERE numbered.account_id = m.account_id AND numbered.media_id = m.media_id;

ALTER TABLE media_items
  DROP COLUMN bytes,
  ALTER COLUMN kind SET NOT NULL,
  ADD CHECK (kind IN ('picture', 'clip', 'link')),
  ADD CHECK ((kind = 'link') = (url IS NOT NULL)),
  ADD CHECK (kind <> 'picture' OR (width IS NOT NULL AND height IS NOT NULL AND variant_widths <> '{}'));

UPDATE news_items
SET attachments = '{"coverMediaId": null, "imageMediaIds": [], "links": [], "videoUrls": [], "clipMediaIds": []}' || attachments;

ALTER TABLE accounts ADD COLUMN profile_picture_id text, ADD COLUMN custom_logo_id text;
UPDATE accounts a SET profile_picture_id = m.media_id
FROM media_items m WHERE m.account_id = a.account_id AND m.use = 'profilePicture';

-- Tournaments that a player has made are for that player alone.
ALTER TABLE tournaments ADD COLUMN made_by_account_id integer;
CREATE INDEX tournaments_by_maker ON tournaments (made_by_account_id) WHERE made_by_account_id IS NOT NULL;
