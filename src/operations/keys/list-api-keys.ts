import { StrictObject } from "#/kernel/schema";
import { toKeyResponse, keyExample, KeyListResponse, printKey } from "#/operations/keys/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage, printNextCursor } from "#/operations/paging";
import { findWorkspace, workspaceNotFoundMessage, workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";

export const listApiKeys = defineOwnedOperation({
  name: "list_api_keys",
  title: "List API keys",
  summary: "Lists the workspace's API keys, including handoff keys. The secret part of a key is never returned.",
  tag: "Workspaces",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, ...pageInput("key") }),
  output: KeyListResponse,
  example: { input: { limit: 20 }, output: { apiKeys: [keyExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/api-keys" },
  cli: {
    command: "keys list",
    arguments: [],
    flags: workspaceFlag,
    print: ({ apiKeys, nextCursor }: KeyListResponse) =>
      [...apiKeys.map(printKey), ...printNextCursor(nextCursor)].join("\n") ||
      "No API keys yet. Create one with `livery keys create`.",
    examples: ["livery keys list", "livery keys list --workspace acme --json"],
  },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run({ store }, input, target) {
    const { shown, nextCursor } = toPage(
      await store.apiKeys.listPage(target.workspaceId, toPageQuery(input)),
      input,
      ({ id }) => id,
    );
    return { apiKeys: shown.map(toKeyResponse), nextCursor };
  },
});
