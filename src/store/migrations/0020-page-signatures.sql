ALTER TABLE systems ADD COLUMN page_signature TEXT;
