-- The oldest pending delivery, and how many there are.
CREATE INDEX deliveries_pending ON deliveries (created_at) WHERE state = 'PENDING';
