import { StrictObject } from "#/kernel/schema";
import { IssuedKeyResponse, keyExample } from "#/operations/keys/schema";
import { createKey, newKeyInput, permissionsInput } from "#/operations/keys/create-key";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceNotFoundMessage, workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";

export const createApiKey = defineOwnedOperation({
  name: "create_api_key",
  title: "Create an API key",
  summary: "Creates an API key for the workspace. The key is returned only in this response.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, ...newKeyInput, permissions: permissionsInput }),
  output: IssuedKeyResponse,
  example: {
    input: { name: "Build server", permissions: ["READ"] },
    output: { ...keyExample, key: "lv_4kTz81Qa_…" },
  },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/api-keys", success: 201 },
  cli: {
    command: "keys create",
    arguments: [{ property: "name", label: "NAME" }],
    flags: workspaceFlag,
    print: ({ key, name }: IssuedKeyResponse) => `Created the key "${name}". Copy it now; it is not shown again: ${key}`,
    examples: [
      'livery keys create "Build server" --permissions READ',
      "livery keys create Agent --permissions READ,ARTIFACTS_WRITE,PIPELINE --expires-at 2027-06-30T12:00:00Z",
    ],
  },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  run: (context, { name, permissions, expiresAt }, target) =>
    createKey(context, { kind: "WORKSPACE", workspaceId: target.workspaceId, designId: null, name, permissions, expiresAt }),
});
