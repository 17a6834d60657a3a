import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { createAuditEntry } from "#/model/audit-entry";
import { actorOf } from "#/operations/actor";
import { personOf } from "#/operations/auth/person";
import { ownedOperation } from "#/operations/operation";
import { findWorkspace, noWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";
import { revokeKeysInput, rightsExample, rightsFields, shrinkRights } from "#/operations/workspaces/link-rights";
import { demandAnotherOwner, roleNow } from "#/operations/workspaces/member-rules";

export const leaveWorkspace = ownedOperation({
  name: "leave_workspace",
  title: "Leave a workspace",
  summary:
    "Takes the person who is signed in out of the workspace. Its last owner cannot leave. Open links that the person made stop working.",
  tag: "Workspaces",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, revokeKeys: revokeKeysInput }),
  output: Type.Object(
    { left: Type.Literal(true, { description: "The person does not belong to it any more" }), ...rightsFields },
    { title: "Left" },
  ),
  example: { input: {}, output: { left: true, ...rightsExample } },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/leave" },
  missing: noWorkspace,
  find: findWorkspace,
  async run(context, { revokeKeys = false }, { workspaceId: id }) {
    const { user } = personOf(context);
    const now = context.clock.now().toISOString();
    return await context.store.transaction(async (repositories) => {
      const role = await roleNow(context, repositories, id);
      if (role === "OWNER") await demandAnotherOwner(repositories, id);
      await repositories.users.removeMembership(id, user.id);
      const deed = { action: "member.left", workspaceId: id, targetId: user.id, details: { email: user.email, role } } as const;
      await repositories.auditLog.insert(createAuditEntry(actorOf(context), now, deed));
      const rights = await shrinkRights(context, repositories, { workspaceId: id, userId: user.id, revokeKeys });
      return { left: true as const, ...rights };
    });
  },
});
