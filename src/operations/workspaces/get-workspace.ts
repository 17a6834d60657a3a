import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { ImportStorage, getWorkspaceStorage } from "#/operations/artifacts/import-storage";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";
import { getCurrentRole } from "#/operations/workspaces/member-rules";
import { WorkspaceResponse, toWorkspaceResponse, workspaceExample } from "#/operations/workspaces/schema";

export const getWorkspace = defineOwnedOperation({
  name: "get_workspace",
  title: "Get a workspace",
  summary: "Returns a workspace, your role in it and its import storage.",
  tag: "Workspaces",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId }),
  output: Type.Composite([WorkspaceResponse, Type.Object({ imports: ImportStorage })], { title: "WorkspaceDetails" }),
  example: { input: {}, output: { ...workspaceExample, imports: { usedBytes: 41_200, maxBytes: 2_000_000_000 } } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  run: async (context, _, { workspace }) => ({
    ...toWorkspaceResponse(workspace, await getCurrentRole(context, context.store, workspace.id)),
    imports: await getWorkspaceStorage(context, workspace.id),
  }),
});
