-- The previous version runs on this schema.
-- Apostrophes are no longer part of folded names. The server fills these columns again when it starts.
UPDATE organizations SET folded_names = NULL WHERE name || short_name ~ '[''’‘‛`´′＇ʹʻʼʽʾʿ]';
UPDATE courses SET folded_words = NULL WHERE document::text ~ '[‛′＇ʹʻʼʽʾʿ]';
