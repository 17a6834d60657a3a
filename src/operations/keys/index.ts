import { createApiKey } from "#/operations/keys/create-api-key";
import { createHandoffKey } from "#/operations/keys/create-handoff-key";
import { listApiKeys } from "#/operations/keys/list-api-keys";
import { listHandoffKeys } from "#/operations/keys/list-handoff-keys";
import { revokeApiKey } from "#/operations/keys/revoke-api-key";
import { whoami } from "#/operations/keys/whoami";

/** API keys of workspaces and handoff keys of designs. */
export const keyOperations = [whoami, listApiKeys, createApiKey, revokeApiKey, listHandoffKeys, createHandoffKey] as const;
