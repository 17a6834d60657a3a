-- The request and the span of a trace that a delivery comes from.
ALTER TABLE deliveries ADD COLUMN request_id TEXT;
ALTER TABLE deliveries ADD COLUMN traceparent TEXT;
