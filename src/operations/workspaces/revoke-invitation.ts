import type { LinkId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { IdString, StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { DeletedResponse } from "#/operations/deleted-response";
import { findWorkspace, type WorkspacePath, workspaceId } from "#/operations/workspaces/resolve";
import { toInvitationResponse } from "#/operations/workspaces/schema";
import { assertCanManage } from "#/operations/workspaces/member-rules";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

const notFoundMessage = "No open invitation with this id exists in this workspace, or you do not have access to it.";

/** Finds an open invitation to the workspace that the path names. */
async function findInvitation(context: Context, { id, invitationId }: WorkspacePath & { readonly invitationId?: LinkId }) {
  const { store, clock } = context;
  const found = await findWorkspace(context, { id });
  const link =
    found && invitationId && (await store.oneTimeLinks.findInvitation(found.workspaceId, invitationId, clock.now().getTime()));
  return found && link && { workspaceId: found.workspaceId, invitation: toInvitationResponse(link) };
}

export const revokeInvitation = defineOwnedOperation({
  name: "revoke_invitation",
  title: "Revoke an invitation",
  summary: "Revokes an invitation. Its link stops working.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: workspaceId,
    invitationId: IdString<LinkId>({ minLength: 1, maxLength: 64, description: "Id of the invitation" }),
  }),
  output: DeletedResponse,
  example: { input: {}, output: { deleted: true } },
  rest: { method: "DELETE", path: "/api/v1/workspaces/:id/invitations/:invitationId" },
  notFoundMessage,
  find: findInvitation,
  async run(context, _, { workspaceId: inWorkspace, invitation: { id, email, role } }) {
    await runUnitOfWork(createCommandContext(context), async ({ repositories, audit }) => {
      await assertCanManage(context, repositories, inWorkspace, role);
      if (!(await repositories.oneTimeLinks.removeInvitation(inWorkspace, id))) throw new Failure("not_found", notFoundMessage);
      await audit({ action: "invitation.revoked", workspaceId: inWorkspace, targetId: id, details: { email, role } });
    });
    return { deleted: true as const };
  },
});
