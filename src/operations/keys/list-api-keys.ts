import { StrictObject } from "#/kernel/schema";
import { keyAnswer, keyExample, KeyListAnswer, printKey } from "#/operations/keys/key-answer";
import { ownedOperation } from "#/operations/operation";
import { pageAsked, pageInput, pageOf, printMore } from "#/operations/paging";
import { findWorkspace, noWorkspace, workspaceFlag, workspaceId } from "#/operations/workspaces/find-workspace";

export const listApiKeys = ownedOperation({
  name: "list_api_keys",
  title: "List API keys",
  summary: "The workspace's API keys, hand-off keys among them, without the keys themselves.",
  tag: "Workspaces",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, ...pageInput("key") }),
  output: KeyListAnswer,
  example: { input: { limit: 20 }, output: { apiKeys: [keyExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/api-keys" },
  cli: {
    verb: "keys list",
    arguments: [],
    flags: workspaceFlag,
    print: ({ apiKeys, nextCursor }: KeyListAnswer) =>
      [...apiKeys.map(printKey), ...printMore(nextCursor)].join("\n") || "There is no key yet.",
    examples: ["livery keys list", "livery keys list --workspace acme --json"],
  },
  missing: noWorkspace,
  find: findWorkspace,
  async run({ store }, input, target) {
    const { shown, nextCursor } = pageOf(
      await store.apiKeys.listPage(target.workspaceId, pageAsked(input)),
      input,
      ({ id }) => id,
    );
    return { apiKeys: shown.map(keyAnswer), nextCursor };
  },
});
