/**
 * Every table with data and the columns of its key, each table after those that it refers to. A new
 * table must be added here, or it is not copied to another database.
 */
export const copiedTables = [
  ["workspaces", ["id"]],
  ["users", ["id"]],
  ["memberships", ["workspace_id", "user_id"]],
  ["blobs", ["hash"]],
  ["brands", ["id"]],
  ["systems", ["id"]],
  ["designs", ["id"]],
  ["api_keys", ["id"]],
  ["versions", ["id"]],
  ["version_archives", ["seq"]],
  ["system_grams", ["gram", "row_id"]],
  ["projects", ["id"]],
  ["project_grams", ["gram", "row_id"]],
  ["change_requests", ["id"]],
  ["external_artifacts", ["id"]],
  ["discarded_states", ["id"]],
  ["edit_proposals", ["id"]],
  ["brand_imports", ["id"]],
  ["mirrors", ["system_id"]],
  ["rasters", ["source_hash", "px"]],
  ["part_systems", ["part_hash", "system_id"]],
  ["asset_parts", ["asset_hash", "part_hash"]],
  ["sessions", ["id"]],
  ["one_time_links", ["id"]],
  ["signing_keys", ["id"]],
  ["oauth_clients", ["id"]],
  ["oauth_grants", ["id"]],
  ["oauth_tokens", ["hash"]],
  ["webhook_endpoints", ["id"]],
  ["subscriptions", ["id"]],
  ["events", ["id"]],
  ["deliveries", ["id"]],
  ["audit_exports", ["id"]],
  ["audit_log", ["id"]],
] as const satisfies readonly (readonly [table: string, key: readonly string[]])[];

/** Tables that belong to one engine, or to one moment. */
export const uncopiedTables: readonly string[] = ["migrations", "served_changes", "transaction_gate", "leases", "sign_in_tries"];
