import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { parseEmail, emailInput } from "#/operations/auth/email";
import { issueLink } from "#/operations/auth/issue-link";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceNotFoundMessage, workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";
import { toInvitationResponse, invitationExample, IssuedInvitationResponse, roleInput } from "#/operations/workspaces/schema";
import { assertCanManage } from "#/operations/workspaces/member-rules";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const createInvitation = defineOwnedOperation({
  name: "create_invitation",
  title: "Invite somebody",
  summary:
    "Makes a one-time link, good for seven days, with which a person joins the workspace. An earlier one for the same address stops working.",
  description: "No mail is sent: hand the link over yourself. Only owners invite owners.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: workspaceId,
    email: emailInput("The person's e-mail address"),
    role: roleInput("What the person is to be"),
  }),
  output: IssuedInvitationResponse,
  example: {
    input: { email: "grace@acme.example", role: "MEMBER" },
    output: { ...invitationExample, url: "http://localhost:4600/console/invitation?token=…" },
  },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/invitations", success: 201 },
  cli: {
    command: "users invite",
    arguments: [{ property: "email", label: "EMAIL" }],
    flags: workspaceFlag,
    print: ({ email, role, url, expiresAt }: IssuedInvitationResponse) =>
      `${email} joins as ${role}, until ${expiresAt}, at\n${url}`,
    examples: ["livery users invite grace@acme.example --role MEMBER"],
  },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, input, { workspaceId: id }) {
    const { caller, clock } = context;
    const email = parseEmail(input.email);
    const createdBy = caller.kind === "person" ? caller.user.id : null;
    const { link, url } = issueLink(context, "INVITATION", { workspaceId: id, email, role: input.role, createdBy });
    await runUnitOfWork(createCommandContext(context), async ({ repositories, audit }) => {
      const { users, oneTimeLinks } = repositories;
      await assertCanManage(context, repositories, id, input.role);
      if (await users.findMember(id, email)) throw new Failure("conflict", `${email} belongs to this workspace already.`);
      await oneTimeLinks.removeInvitationsByEmail(id, email);
      await oneTimeLinks.removeExpired(clock.now().getTime());
      await oneTimeLinks.insert(link);
      const details = { email, role: input.role };
      await audit({ action: "invitation.created", workspaceId: id, targetId: link.id, details });
    });
    return { ...toInvitationResponse(link), url };
  },
});
