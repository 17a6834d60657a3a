import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { ImportStorage, workspaceStorage } from "#/operations/artifacts/storage";
import { ownedOperation } from "#/operations/operation";
import { findWorkspace, noWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";
import { roleNow } from "#/operations/workspaces/member-rules";
import { WorkspaceAnswer, workspaceAnswer, workspaceExample } from "#/operations/workspaces/workspace-answer";

export const getWorkspace = ownedOperation({
  name: "get_workspace",
  title: "Look at a workspace",
  summary: "One workspace, and what the caller may do in it.",
  tag: "Workspaces",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId }),
  output: Type.Composite([WorkspaceAnswer, Type.Object({ imports: ImportStorage })], { title: "WorkspaceDetails" }),
  example: { input: {}, output: { ...workspaceExample, imports: { usedBytes: 41_200, maxBytes: 2_000_000_000 } } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id" },
  missing: noWorkspace,
  find: findWorkspace,
  run: async (context, _, { workspace }) => ({
    ...workspaceAnswer(workspace, await roleNow(context, context.store, workspace.id)),
    imports: await workspaceStorage(context, workspace.id),
  }),
});
