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
  title: "Create an invitation",
  summary:
    "Creates a one-time link, valid for seven days, with which a person joins the workspace. It replaces an earlier " +
    "invitation for the same email address.",
  description: "Livery sends no email: share the link yourself. Only owners can invite owners.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: workspaceId,
    email: emailInput("Email address of the invitee"),
    role: roleInput("Role in the workspace"),
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
      `Invited ${email} as ${role}. Share this link; it expires at ${expiresAt}:\n${url}`,
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
      if (await users.findMember(id, email)) throw new Failure("conflict", `${email} is already a member of this workspace.`);
      await oneTimeLinks.removeInvitationsByEmail(id, email);
      await oneTimeLinks.removeExpired(clock.now().getTime());
      await oneTimeLinks.insert(link);
      const details = { email, role: input.role };
      await audit({ action: "invitation.created", workspaceId: id, targetId: link.id, details });
    });
    return { ...toInvitationResponse(link), url };
  },
});
