ALTER TABLE systems ADD COLUMN mark_signature TEXT;
