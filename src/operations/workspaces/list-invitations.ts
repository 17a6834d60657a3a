import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";
import { InvitationResponse, toInvitationResponse, invitationExample } from "#/operations/workspaces/schema";

export const listInvitations = defineOwnedOperation({
  name: "list_invitations",
  title: "List open invitations",
  summary: "Lists the invitations to the workspace that can still be accepted. Links are not included.",
  tag: "Workspaces",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, ...pageInput("otl") }),
  output: Type.Object(
    {
      invitations: Type.Array(InvitationResponse, { description: "Invitations, oldest first" }),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
    },
    { title: "InvitationList" },
  ),
  example: { input: { limit: 20 }, output: { invitations: [invitationExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/invitations" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run({ store, clock }, input, target) {
    const pageQuery = { ...toPageQuery(input), nowMs: clock.now().getTime() };
    const { shown, nextCursor } = toPage(
      await store.oneTimeLinks.listInvitations(target.workspaceId, pageQuery),
      input,
      ({ id }) => id,
    );
    return { invitations: shown.map(toInvitationResponse), nextCursor };
  },
});
