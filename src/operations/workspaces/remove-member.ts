import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { ownedOperation } from "#/operations/operation";
import { DeletedAnswer } from "#/operations/workspaces/deleted-answer";
import { workspaceId } from "#/operations/workspaces/find-workspace";
import { revokeKeysInput, rightsExample, rightsFields, shrinkRights } from "#/operations/workspaces/link-rights";
import { findMember, memberId, noMember } from "#/operations/workspaces/member";
import { demandAnotherOwner, demandManage } from "#/operations/workspaces/member-rules";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const removeMember = ownedOperation({
  name: "remove_member",
  title: "Remove somebody from a workspace",
  summary:
    "Takes a person out of the workspace, effective at that person's next request. The account stays; open links that the person made stop working.",
  description: "Keys that the person made are listed, and go on working unless revokeKeys is given.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, userId: memberId, revokeKeys: revokeKeysInput }),
  output: Type.Object({ ...DeletedAnswer.properties, ...rightsFields }, { title: "MemberRemoved" }),
  example: { input: {}, output: { deleted: true, ...rightsExample } },
  rest: { method: "DELETE", path: "/api/v1/workspaces/:id/members/:userId" },
  missing: noMember,
  find: findMember,
  async run(context, { revokeKeys = false }, { workspaceId: id, member: { userId } }) {
    return await runUnitOfWork(deedOf(context), async (tx) => {
      const { repositories, audit } = tx;
      const { users } = repositories;
      const member = await users.findMember(id, userId);
      if (!member) throw new Failure("not_found", noMember);
      await demandManage(context, repositories, id, member.role);
      if (member.role === "OWNER") await demandAnotherOwner(repositories, id);
      await users.removeMembership(id, userId);
      const details = { email: member.email, role: member.role };
      await audit({ action: "member.removed", workspaceId: id, targetId: userId, details });
      return { deleted: true as const, ...(await shrinkRights(tx, { workspaceId: id, userId, revokeKeys })) };
    });
  },
});
