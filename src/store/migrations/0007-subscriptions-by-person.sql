CREATE INDEX subscriptions_by_person ON subscriptions (user_id, id);
