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
    email: Type.String({ description: "Whose password it sets" }),
    url: Type.String({ description: "The link, shown this once; it works once" }),
    expiresAt: Type.String({ format: "date-time", description: "Until when it can be used" }),
  },
  { title: "ResetLink" },
);

export const createResetLink = defineOwnedOperation({
  name: "create_reset_link",
  title: "Make a password link",
  summary: "Makes a one-time link, good for an hour, with which a person sets a new password. Earlier ones stop working.",
  description:
    "No mail is sent: hand the link over yourself. Whoever has it has the account, so that it can be made only by somebody who may manage the person in every workspace that the person belongs to.",
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
      `${email} sets a new password, until ${expiresAt}, at\n${url}`,
    examples: ["livery users reset-link ada@acme.example"],
  },
  notFoundMessage: memberNotFoundMessage,
  find: findMember,
  async run(context, _, { workspaceId: id, member: { userId } }) {
    const { caller, clock } = context;
    if (caller.kind === "person" && caller.user.id === userId)
      throw new Failure("conflict", "This is your own account: change its password with the current one.");
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
 * Throws `forbidden` where the person belongs to a workspace in which the caller could not do this:
 * else one workspace's admin could take over another's.
 */
async function assertManagesEverywhere({ caller }: Context, { users }: Repositories, userId: string): Promise<void> {
  if (caller.kind !== "person") return;
  for (const { workspaceId: other, role } of await users.listMemberships(userId)) {
    const own = await users.findMembership(other, caller.user.id);
    if (!own || !canManage(own.role, role))
      throw new Failure(
        "forbidden",
        "This person belongs to another workspace too, where you may not do this. Whoever runs the installation can: livery users reset-link.",
      );
  }
}
