import { type Static, Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { defineOwnedOperation } from "#/operations/operation";
import { workspaceFlag, workspaceId, findMember, memberId, memberNotFoundMessage } from "#/operations/workspaces/resolve";
import {
  revokeKeysInput,
  revokedRightsExample,
  revokedRightsFields,
  revokeLostRights,
} from "#/operations/workspaces/revoke-lost-rights";
import { MemberResponse, toMemberResponse, memberExample, roleInput } from "#/operations/workspaces/schema";
import { assertAnotherOwner, assertCanManage } from "#/operations/workspaces/member-rules";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

const revokedRightsSchema = Type.Object(revokedRightsFields);

export const setMemberRole = defineOwnedOperation({
  name: "set_member_role",
  title: "Change a member's role",
  summary: "Changes the role of a member. Owners can change any role. Admins can change any role except an owner's.",
  description:
    "Open links that the member could not create with the new role stop working. The response lists the API keys " +
    "that the member created. They stay valid unless revokeKeys is true.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, userId: memberId, role: roleInput("The new role"), revokeKeys: revokeKeysInput }),
  output: Type.Object({ ...MemberResponse.properties, ...revokedRightsFields }, { title: "MemberChanged" }),
  example: { input: { role: "ADMIN" }, output: { ...memberExample, ...revokedRightsExample } },
  rest: { method: "PATCH", path: "/api/v1/workspaces/:id/members/:userId" },
  cli: {
    command: "users role",
    arguments: [
      { property: "userId", label: "USER" },
      { property: "role", label: "ROLE" },
    ],
    flags: workspaceFlag,
    print: ({ email, role, keys }: MemberResponse & Pick<Static<typeof revokedRightsSchema>, "keys">) =>
      [
        `Changed the role of ${email} to ${role}.`,
        ...keys
          .filter(({ revokedAt }) => revokedAt === null)
          .map(
            ({ prefix, name }) =>
              `The key ${prefix} ("${name}") of this member stays valid. To revoke it: livery keys revoke ${prefix}`,
          ),
      ].join("\n"),
    examples: ["livery users role ada@acme.example ADMIN"],
  },
  notFoundMessage: memberNotFoundMessage,
  find: findMember,
  async run(context, { role, revokeKeys = false }, { workspaceId: id, member: { userId } }) {
    return await runUnitOfWork(createCommandContext(context), async (tx) => {
      const { repositories, audit } = tx;
      const { users, oneTimeLinks } = repositories;
      const member = await users.findMember(id, userId);
      if (!member) throw new Failure("not_found", memberNotFoundMessage);
      await assertCanManage(context, repositories, id, member.role);
      await assertCanManage(context, repositories, id, role);
      const revokeRights = () => revokeLostRights(tx, { workspaceId: id, userId, revokeKeys });
      if (member.role === role) return { ...toMemberResponse(member), ...(await revokeRights()) };
      if (member.role === "OWNER") await assertAnotherOwner(repositories, id);
      await users.setRole(id, userId, role);
      await oneTimeLinks.removeResetsByUser(userId);
      const details = { email: member.email, role, formerRole: member.role };
      await audit({ action: "member.role_changed", workspaceId: id, targetId: userId, details });
      return { ...toMemberResponse({ ...member, role }), ...(await revokeRights()) };
    });
  },
});
