import { StrictObject } from "#/kernel/schema";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { toKeyResponse, KeyListResponse } from "#/operations/keys/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";

export const listHandoffKeys = defineOwnedOperation({
  name: "list_handoff_keys",
  title: "List the handoff keys of a design",
  summary:
    "Lists the API keys that can access only this design. The secret part of a key is never returned. Revoke a " +
    "handoff key like any other API key.",
  tag: "Designs",
  access: { people: "MEMBER" },
  input: StrictObject({ id: designId, ...pageInput("key") }),
  output: KeyListResponse,
  example: { input: { limit: 20 } },
  rest: { method: "GET", path: "/api/v1/designs/:id/handoff-keys" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run({ store }, input, { workspaceId, design }) {
    const rows = await store.apiKeys.listPage(workspaceId, { ...toPageQuery(input), designId: design.id });
    const { shown, nextCursor } = toPage(rows, input, ({ id }) => id);
    return { apiKeys: shown.map(toKeyResponse), nextCursor };
  },
});
