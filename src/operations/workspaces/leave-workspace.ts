import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { personOf } from "#/operations/auth/person";
import { ownedOperation } from "#/operations/operation";
import { findWorkspace, noWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";
import { revokeKeysInput, rightsExample, rightsFields, shrinkRights } from "#/operations/workspaces/link-rights";
import { demandAnotherOwner, roleNow } from "#/operations/workspaces/member-rules";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

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
    return await runUnitOfWork(deedOf(context), async (tx) => {
      const { repositories, audit } = tx;
      const role = await roleNow(context, repositories, id);
      if (role === "OWNER") await demandAnotherOwner(repositories, id);
      await repositories.users.removeMembership(id, user.id);
      await audit({ action: "member.left", workspaceId: id, targetId: user.id, details: { email: user.email, role } });
      const rights = await shrinkRights(tx, { workspaceId: id, userId: user.id, revokeKeys });
      return { left: true as const, ...rights };
    });
  },
});
