import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { type Context, ownedOperation } from "#/operations/operation";
import { DeletedAnswer } from "#/operations/workspaces/deleted-answer";
import { findWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";
import { invitationAnswer } from "#/operations/workspaces/invitation";
import { demandManage } from "#/operations/workspaces/member-rules";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

const missing = "There is no open invitation of this id in this workspace, or the workspace is not yours.";

/** Finds an open invitation within the workspace that the path names. */
async function findInvitation(context: Context, path: Readonly<Record<string, string>>) {
  const { store, clock } = context;
  const found = await findWorkspace(context, path);
  const link =
    found && (await store.oneTimeLinks.findInvitation(found.workspaceId, path.invitationId ?? "", clock.now().getTime()));
  return found && link && { workspaceId: found.workspaceId, invitation: invitationAnswer(link) };
}

export const revokeInvitation = ownedOperation({
  name: "revoke_invitation",
  title: "Take an invitation back",
  summary: "Makes an invitation's link useless from now on.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: workspaceId,
    invitationId: Type.String({ minLength: 1, maxLength: 64, description: "The invitation's id" }),
  }),
  output: DeletedAnswer,
  example: { input: {}, output: { deleted: true } },
  rest: { method: "DELETE", path: "/api/v1/workspaces/:id/invitations/:invitationId" },
  missing,
  find: findInvitation,
  async run(context, _, { workspaceId: inWorkspace, invitation: { id, email, role } }) {
    await runUnitOfWork(deedOf(context), async ({ repositories, audit }) => {
      await demandManage(context, repositories, inWorkspace, role);
      if (!(await repositories.oneTimeLinks.removeInvitation(inWorkspace, id))) throw new Failure("not_found", missing);
      await audit({ action: "invitation.revoked", workspaceId: inWorkspace, targetId: id, details: { email, role } });
    });
    return { deleted: true as const };
  },
});
