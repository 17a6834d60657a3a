import { StrictObject } from "#/kernel/schema";
import { IssuedKeyAnswer, keyExample } from "#/operations/keys/key-answer";
import { makeKey, newKeyInput, permissionsInput } from "#/operations/keys/make-key";
import { ownedOperation } from "#/operations/operation";
import { findWorkspace, noWorkspace, workspaceFlag, workspaceId } from "#/operations/workspaces/find-workspace";

export const createApiKey = ownedOperation({
  name: "create_api_key",
  title: "Create an API key",
  summary: "Makes an API key for the workspace. The key itself is in this answer and nowhere else.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, ...newKeyInput, permissions: permissionsInput }),
  output: IssuedKeyAnswer,
  example: {
    input: { name: "Build server", permissions: ["READ"] },
    output: { ...keyExample, key: "lv_4kTz81Qa_…" },
  },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/api-keys", success: 201 },
  cli: {
    verb: "keys create",
    arguments: [{ property: "name", label: "NAME" }],
    flags: workspaceFlag,
    print: ({ key, name }: IssuedKeyAnswer) => `Key "${name}", shown this once: ${key}`,
    examples: [
      'livery keys create "Build server" --permissions READ',
      "livery keys create Agent --permissions READ,ARTIFACTS_WRITE,PIPELINE --expires-at 2027-06-30T12:00:00Z",
    ],
  },
  missing: noWorkspace,
  find: findWorkspace,
  run: (context, { name, permissions, expiresAt }, target) =>
    makeKey(context, { kind: "WORKSPACE", workspaceId: target.workspaceId, designId: null, name, permissions, expiresAt }),
});
