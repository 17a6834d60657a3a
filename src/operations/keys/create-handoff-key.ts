import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { permissions as all } from "#/model/key";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { IssuedKeyResponse, keyExample } from "#/operations/keys/schema";
import { createKey, newKeyInput, permissionsInput } from "#/operations/keys/create-key";
import { defineOwnedOperation } from "#/operations/operation";

export const createHandoffKey = defineOwnedOperation({
  name: "create_handoff_key",
  title: "Create a handoff key",
  summary:
    "Creates an API key that can access only this design, for external collaborators. The key is returned only in this response.",
  tag: "Designs",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: designId,
    ...newKeyInput,
    permissions: Type.Optional({ ...permissionsInput, description: "Permissions of the key; defaults to all permissions" }),
  }),
  output: IssuedKeyResponse,
  example: {
    input: { name: "Studio Nord", expiresAt: "2027-06-30T12:00:00Z" },
    output: {
      ...keyExample,
      name: "Studio Nord",
      kind: "HANDOFF",
      prefix: "lvh_7Zq02mXc",
      permissions: [...all],
      designId: "ds_01kaph4c7ke0sbx1v0s1kq4s4m",
      expiresAt: "2027-06-30T12:00:00.000Z",
      key: "lvh_7Zq02mXc_…",
    },
  },
  rest: { method: "POST", path: "/api/v1/designs/:id/handoff-keys", success: 201 },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { name, expiresAt, permissions = [...all] }, { workspaceId, design }) {
    if (design.status === "ARCHIVED")
      throw new Failure("conflict", "This design is archived. Restore it before you create handoff keys.");
    return await createKey(context, { kind: "HANDOFF", workspaceId, designId: design.id, name, permissions, expiresAt });
  },
});
