import { StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage, printNextCursor } from "#/operations/paging";
import { printSigningKey, SigningKeyListResponse, signingKeyExample, toSigningKeyResponse } from "#/operations/signing/schema";
import { findWorkspace, workspaceNotFoundMessage, workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";

export const listSigningKeys = defineOwnedOperation({
  name: "list_signing_keys",
  title: "List signing keys",
  summary: "Lists the workspace's signing keys with their public keys. Private keys are never returned.",
  tag: "Workspaces",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, ...pageInput("sgn") }),
  output: SigningKeyListResponse,
  example: { input: { limit: 20 }, output: { signingKeys: [signingKeyExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/signing-keys" },
  cli: {
    command: "signing-key list",
    arguments: [],
    flags: workspaceFlag,
    print: ({ signingKeys, nextCursor }: SigningKeyListResponse) =>
      [...signingKeys.map(printSigningKey), ...printNextCursor(nextCursor)].join("\n") ||
      "No signing keys yet. Create one with `livery signing-key create`.",
    examples: ["livery signing-key list", "livery signing-key list --workspace acme --json"],
  },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run({ store }, input, { workspace }) {
    const rows = await store.signingKeys.listPage(workspace.id, toPageQuery(input));
    const { shown, nextCursor } = toPage(rows, input, ({ id }) => id);
    return { signingKeys: shown.map((key) => toSigningKeyResponse(key, workspace.slug)), nextCursor };
  },
});
