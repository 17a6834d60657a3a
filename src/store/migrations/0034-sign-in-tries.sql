-- Failed sign-ins by account and address, so that a try waits as long whichever server it reaches, and after a restart.
CREATE TABLE sign_in_tries (
  key TEXT PRIMARY KEY, count INTEGER NOT NULL, tried_at_ms INTEGER NOT NULL, until_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_tries_by_time ON sign_in_tries (tried_at_ms);
