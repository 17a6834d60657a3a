import { type Static, Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { ownedOperation } from "#/operations/operation";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/find-workspace";
import { revokeKeysInput, rightsExample, rightsFields, shrinkRights } from "#/operations/workspaces/link-rights";
import {
  findMember,
  MemberAnswer,
  memberAnswer,
  memberExample,
  memberId,
  noMember,
  roleInput,
} from "#/operations/workspaces/member";
import { demandAnotherOwner, demandManage } from "#/operations/workspaces/member-rules";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

const rightsShape = Type.Object(rightsFields);

export const setMemberRole = ownedOperation({
  name: "set_member_role",
  title: "Change somebody's role",
  summary: "Gives a person of the workspace another role. Owners may do so for everybody, admins for everybody but owners.",
  description:
    "Open links that the person made and could not make with the new role stop working. Keys that the person made are listed, and go on working unless revokeKeys is given.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, userId: memberId, role: roleInput("The new role"), revokeKeys: revokeKeysInput }),
  output: Type.Object({ ...MemberAnswer.properties, ...rightsFields }, { title: "MemberChanged" }),
  example: { input: { role: "ADMIN" }, output: { ...memberExample, ...rightsExample } },
  rest: { method: "PATCH", path: "/api/v1/workspaces/:id/members/:userId" },
  cli: {
    verb: "users role",
    arguments: [
      { property: "userId", label: "USER" },
      { property: "role", label: "ROLE" },
    ],
    flags: workspaceFlag,
    print: ({ email, role, keys }: MemberAnswer & Pick<Static<typeof rightsShape>, "keys">) =>
      [
        `${email} is ${role} now.`,
        ...keys
          .filter(({ revokedAt }) => revokedAt === null)
          .map(({ prefix, name }) => `Their key ${prefix} ("${name}") goes on working; livery keys revoke ${prefix}`),
      ].join("\n"),
    examples: ["livery users role ada@acme.example ADMIN"],
  },
  missing: noMember,
  find: findMember,
  async run(context, { role, revokeKeys = false }, { workspaceId: id, member: { userId } }) {
    return await runUnitOfWork(deedOf(context), async (tx) => {
      const { repositories, audit } = tx;
      const { users, oneTimeLinks } = repositories;
      const member = await users.findMember(id, userId);
      if (!member) throw new Failure("not_found", noMember);
      await demandManage(context, repositories, id, member.role);
      await demandManage(context, repositories, id, role);
      const rights = () => shrinkRights(tx, { workspaceId: id, userId, revokeKeys });
      if (member.role === role) return { ...memberAnswer(member), ...(await rights()) };
      if (member.role === "OWNER") await demandAnotherOwner(repositories, id);
      await users.setRole(id, userId, role);
      await oneTimeLinks.removeResetsByUser(userId);
      const details = { email: member.email, role, formerRole: member.role };
      await audit({ action: "member.role_changed", workspaceId: id, targetId: userId, details });
      return { ...memberAnswer({ ...member, role }), ...(await rights()) };
    });
  },
});
