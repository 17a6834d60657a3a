import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { auditEntry } from "#/model/audit-entry";
import { actorOf } from "#/operations/actor";
import { ownedOperation } from "#/operations/operation";
import { findWorkspace, noWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";
import { workspaceName } from "#/operations/workspaces/make-workspace";
import { demandManage, roleNow } from "#/operations/workspaces/member-rules";
import { WorkspaceAnswer, workspaceAnswer, workspaceExample } from "#/operations/workspaces/workspace-answer";

export const updateWorkspace = ownedOperation({
  name: "update_workspace",
  title: "Rename a workspace",
  summary: "Gives a workspace another name. Its slug stays, so that addresses and scripts go on working.",
  tag: "Workspaces",
  access: { people: "OWNER" },
  input: StrictObject({
    id: workspaceId,
    name: Type.String({ minLength: 1, maxLength: 80, description: "The new name" }),
  }),
  output: WorkspaceAnswer,
  example: { input: { name: "Acme Studios" }, output: { ...workspaceExample, name: "Acme Studios" } },
  rest: { method: "PATCH", path: "/api/v1/workspaces/:id" },
  missing: noWorkspace,
  find: findWorkspace,
  async run(context, input, { workspace }) {
    const name = workspaceName(input.name);
    const now = context.clock.now().toISOString();
    return await context.store.transaction(async (repositories) => {
      await demandManage(context, repositories, workspace.id, "OWNER");
      await repositories.workspaces.rename(workspace.id, name);
      const details = { name, formerName: workspace.name };
      const deed = { action: "workspace.updated", workspaceId: workspace.id, targetId: workspace.id, details } as const;
      await repositories.auditLog.insert(auditEntry(actorOf(context), now, deed));
      return workspaceAnswer({ ...workspace, name }, await roleNow(context, repositories, workspace.id));
    });
  },
});
