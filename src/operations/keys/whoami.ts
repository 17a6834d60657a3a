import type { DesignId, WorkspaceId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { IdString, Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { keyKinds, permissions } from "#/model/key";
import { defineOperation } from "#/operations/operation";
import { readOnlyHints, defineTool } from "#/operations/tool";

export const whoami = defineOperation({
  name: "whoami",
  title: "Identify the calling key",
  summary: "Returns the workspace, name, prefix and permissions of the calling key. Use it to test a connection.",
  tag: "Workspaces",
  access: { key: "ANY" },
  input: StrictObject({}),
  output: Type.Object(
    {
      workspace: Type.Object({
        id: IdString<WorkspaceId>({ description: "Id of the workspace" }),
        name: Type.String({ description: "Name of the workspace" }),
        slug: Type.String({ description: "Slug of the workspace in URLs" }),
      }),
      key: Type.Object({
        name: Type.String({ description: "Name of the key" }),
        prefix: Type.String({ description: "Leading characters of the key" }),
        kind: StringEnum(keyKinds, { description: "Scope of the key. WORKSPACE: the whole workspace. HANDOFF: one design" }),
        designId: Nullable(
          IdString<DesignId>({ description: "The design that a handoff key can access; null for workspace keys" }),
        ),
        expiresAt: Nullable(
          Type.String({ format: "date-time", description: "When the key expires; null if it does not expire" }),
        ),
      }),
      permissions: Type.Array(StringEnum(permissions), { description: "Permissions of the key" }),
    },
    { title: "KeyIdentity" },
  ),
  example: {
    input: {},
    output: {
      workspace: { id: "ws_01kaph4c7jfzn9p8vdq1m2b6te", name: "Acme", slug: "acme" },
      key: { name: "Build server", prefix: "lv_4kTz81Qa", kind: "WORKSPACE", designId: null, expiresAt: null },
      permissions: ["READ"],
    },
  },
  rest: { method: "GET", path: "/api/v1/me" },
  tool: defineTool({
    description:
      "Returns the workspace and key of this connection, and the key's permissions (READ, ARTIFACTS_WRITE, PIPELINE). " +
      "If a call to another tool is refused, call this to check the key's permissions.",
    auth: "key",
    hints: readOnlyHints,
    input: StrictObject({}),
  }),
  async run({ caller, store }) {
    if (caller.kind !== "key")
      throw new Failure("unauthorized", "The request has no API key. Send `Authorization: Bearer <API_KEY>`.");
    const { name, prefix, kind, designId, expiresAt, permissions: may, workspaceId } = caller.key;
    const workspace = await store.workspaces.findById(workspaceId);
    if (!workspace) throw new Error(`key ${caller.key.id} belongs to no workspace`);
    return {
      workspace: { id: workspace.id, name: workspace.name, slug: workspace.slug },
      key: { name, prefix, kind, designId, expiresAt },
      permissions: [...may],
    };
  },
});
