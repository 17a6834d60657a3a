import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { defineOwnedOperation } from "#/operations/operation";
import { DeletedResponse } from "#/operations/deleted-response";
import { workspaceId, findMember, memberId, memberNotFoundMessage } from "#/operations/workspaces/resolve";
import {
  revokeKeysInput,
  revokedRightsExample,
  revokedRightsFields,
  revokeLostRights,
} from "#/operations/workspaces/revoke-lost-rights";
import { assertAnotherOwner, assertCanManage } from "#/operations/workspaces/member-rules";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const removeMember = defineOwnedOperation({
  name: "remove_member",
  title: "Remove a member",
  summary:
    "Removes a member from the workspace, effective immediately. The account is kept; open links that the member created " +
    "and the member's remote clients stop working.",
  description: "The response lists the API keys that the member created. They stay valid unless revokeKeys is true.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, userId: memberId, revokeKeys: revokeKeysInput }),
  output: Type.Object({ ...DeletedResponse.properties, ...revokedRightsFields }, { title: "MemberRemoved" }),
  example: { input: {}, output: { deleted: true, ...revokedRightsExample } },
  rest: { method: "DELETE", path: "/api/v1/workspaces/:id/members/:userId" },
  notFoundMessage: memberNotFoundMessage,
  find: findMember,
  async run(context, { revokeKeys = false }, { workspaceId: id, member: { userId } }) {
    return await runUnitOfWork(createCommandContext(context), async (tx) => {
      const { repositories, audit } = tx;
      const { users } = repositories;
      const member = await users.findMember(id, userId);
      if (!member) throw new Failure("not_found", memberNotFoundMessage);
      await assertCanManage(context, repositories, id, member.role);
      if (member.role === "OWNER") await assertAnotherOwner(repositories, id);
      await users.removeMembership(id, userId);
      const details = { email: member.email, role: member.role };
      await audit({ action: "member.removed", workspaceId: id, targetId: userId, details });
      return { deleted: true as const, ...(await revokeLostRights(tx, { workspaceId: id, userId, revokeKeys })) };
    });
  },
});
