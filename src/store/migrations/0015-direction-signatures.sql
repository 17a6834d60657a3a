ALTER TABLE systems ADD COLUMN direction_signature TEXT;
CREATE INDEX systems_by_workspace ON systems (workspace_id, direction_signature, brand_id);
UPDATE systems SET direction_signature = (
  SELECT json_extract(part.direction, '$.typeGenre') || '|' || json_extract(part.direction, '$.radiusBand') || '|' ||
    json_extract(part.direction, '$.layout') || '|' || json_extract(part.direction, '$.imagery') || '|' || json_extract(part.direction, '$.markRecipe')
  FROM (
    SELECT designs.system_id AS system_id, designs.id AS design_id, CAST(blobs.bytes AS TEXT) AS direction
    FROM designs JOIN blobs ON blobs.hash = json_extract(designs.parts, '$.direction')
  ) AS part
  WHERE part.system_id = systems.id AND json_valid(part.direction)
  ORDER BY part.design_id DESC LIMIT 1
);
