import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { requirePerson } from "#/operations/auth/require-person";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";
import {
  revokeKeysInput,
  revokedRightsExample,
  revokedRightsFields,
  revokeLostRights,
} from "#/operations/workspaces/revoke-lost-rights";
import { assertAnotherOwner, getCurrentRole } from "#/operations/workspaces/member-rules";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const leaveWorkspace = defineOwnedOperation({
  name: "leave_workspace",
  title: "Leave a workspace",
  summary:
    "Removes you from the workspace. The last owner cannot leave. Open links that you created and your remote clients stop working.",
  tag: "Workspaces",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, revokeKeys: revokeKeysInput }),
  output: Type.Object({ left: Type.Literal(true, { description: "Always true" }), ...revokedRightsFields }, { title: "Left" }),
  example: { input: {}, output: { left: true, ...revokedRightsExample } },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/leave" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, { revokeKeys = false }, { workspaceId: id }) {
    const { user } = requirePerson(context);
    return await runUnitOfWork(createCommandContext(context), async (tx) => {
      const { repositories, audit } = tx;
      const role = await getCurrentRole(context, repositories, id);
      if (role === "OWNER") await assertAnotherOwner(repositories, id);
      await repositories.users.removeMembership(id, user.id);
      await audit({ action: "member.left", workspaceId: id, targetId: user.id, details: { email: user.email, role } });
      const rights = await revokeLostRights(tx, { workspaceId: id, userId: user.id, revokeKeys });
      return { left: true as const, ...rights };
    });
  },
});
