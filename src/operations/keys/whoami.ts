import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { keyKinds, permissions } from "#/model/key";
import { defineOperation } from "#/operations/operation";
import { readOnlyHints, defineTool } from "#/operations/tool";

export const whoami = defineOperation({
  name: "whoami",
  title: "Whose key this is",
  summary:
    "The workspace of the key that calls, the key's name and prefix, and what it may do. Good for confirming a connection.",
  tag: "Workspaces",
  access: { key: "ANY" },
  input: StrictObject({}),
  output: Type.Object(
    {
      workspace: Type.Object({
        id: Type.String({ description: "The workspace's id" }),
        name: Type.String({ description: "Its name" }),
        slug: Type.String({ description: "Its name in addresses" }),
      }),
      key: Type.Object({
        name: Type.String({ description: "What the key is for" }),
        prefix: Type.String({ description: "The key's first letters" }),
        kind: StringEnum(keyKinds, { description: "WORKSPACE keys reach the workspace, HANDOFF keys one design" }),
        designId: Nullable(Type.String({ description: "The one design that it reaches; null for the whole workspace" })),
        expiresAt: Nullable(Type.String({ format: "date-time", description: "When it stops working; null for never" })),
      }),
      permissions: Type.Array(StringEnum(permissions), { description: "What the key may do" }),
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
      "Confirms the connection: which workspace and key you act with, and what the key may do (READ, ARTIFACTS_WRITE, PIPELINE). Call it first when a call was refused.",
    auth: "key",
    hints: readOnlyHints,
    input: StrictObject({}),
  }),
  async run({ caller, store }) {
    if (caller.kind !== "key") throw new Failure("unauthorized", "There is no key in this call.");
    const { name, prefix, kind, designId, expiresAt, permissions: may, workspaceId } = caller.key;
    const workspace = await store.workspaces.findById(workspaceId);
    if (!workspace) throw new Error(`key ${caller.key.id} has lost its workspace`);
    return {
      workspace: { id: workspace.id, name: workspace.name, slug: workspace.slug },
      key: { name, prefix, kind, designId, expiresAt },
      permissions: [...may],
    };
  },
});
