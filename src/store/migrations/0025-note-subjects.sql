-- What a reviewer's note is about, such as a part of the editor or a page; absent for requests that sent the project back.
ALTER TABLE change_requests ADD COLUMN about TEXT;
