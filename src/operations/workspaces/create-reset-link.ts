import type { UserId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { issueLink, getLinkExpiry } from "#/operations/auth/issue-link";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { workspaceFlag, workspaceId, findMember, memberId, memberNotFoundMessage } from "#/operations/workspaces/resolve";
import { assertCanManage, canManage } from "#/operations/workspaces/member-rules";
import type { Repositories } from "#/store/store";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

const ResetLink = Type.Object(
  {
    email: Type.String({ description: "Email address of the user" }),
    url: Type.String({ description: "The link. Returned only once; it can be used once" }),
    expiresAt: Type.String({ format: "date-time", description: "When the link expires" }),
  },
  { title: "ResetLink" },
);

export const createResetLink = defineOwnedOperation({
  name: "create_reset_link",
  title: "Create a password reset link",
  summary:
    "Creates a one-time link, valid for one hour, with which a user sets a new password. It replaces earlier reset links of the user.",
  description:
    "Livery sends no email: share the link yourself. The link gives access to the account, so it can be created only " +
    "by someone who can manage the user in all of the user's workspaces.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, userId: memberId }),
  output: ResetLink,
  example: {
    input: {},
    output: {
      email: "grace@acme.example",
      url: "http://localhost:4600/console/reset?token=…",
      expiresAt: "2026-11-21T11:00:00.000Z",
    },
  },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/members/:userId/reset-link", success: 201 },
  cli: {
    command: "users reset-link",
    arguments: [{ property: "userId", label: "USER" }],
    flags: workspaceFlag,
    print: ({ email, url, expiresAt }: Static<typeof ResetLink>) =>
      `Created a password reset link for ${email}. Share it; it expires at ${expiresAt}:\n${url}`,
    examples: ["livery users reset-link ada@acme.example"],
  },
  notFoundMessage: memberNotFoundMessage,
  find: findMember,
  async run(context, _, { workspaceId: id, member: { userId } }) {
    const { caller, clock } = context;
    if (caller.kind === "person" && caller.user.id === userId)
      throw new Failure(
        "conflict",
        "You cannot create a reset link for your own account. Change your password with the current one instead.",
      );
    const { link, url } = issueLink(context, "RESET", { userId, createdBy: caller.kind === "person" ? caller.user.id : null });
    const email = await runUnitOfWork(createCommandContext(context), async ({ repositories, audit }) => {
      const { users, oneTimeLinks } = repositories;
      const member = await users.findMember(id, userId);
      if (!member) throw new Failure("not_found", memberNotFoundMessage);
      await assertCanManage(context, repositories, id, member.role);
      await assertManagesEverywhere(context, repositories, userId);
      await oneTimeLinks.removeResetsByUser(userId);
      await oneTimeLinks.removeExpired(clock.now().getTime());
      await oneTimeLinks.insert(link);
      await audit({ action: "reset_link.created", workspaceId: id, targetId: userId, details: { email: member.email } });
      return member.email;
    });
    return { email, url, expiresAt: getLinkExpiry(link) };
  },
});

/**
 * Throws `forbidden` if the user belongs to a workspace in which the caller cannot manage them.
 * Otherwise the admin of one workspace could take over another one.
 */
async function assertManagesEverywhere({ caller }: Context, { users }: Repositories, userId: UserId): Promise<void> {
  if (caller.kind !== "person") return;
  for (const { workspaceId: other, role } of await users.listMemberships(userId)) {
    const own = await users.findMembership(other, caller.user.id);
    if (!own || !canManage(own.role, role))
      throw new Failure(
        "forbidden",
        "This user also belongs to a workspace in which you cannot manage them. Ask the administrator of this " +
          "installation to run `livery users reset-link`.",
      );
  }
}
