import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { ownedOperation } from "#/operations/operation";
import { pageAsked, pageInput, pageOf } from "#/operations/paging";
import { findWorkspace, noWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";
import { InvitationAnswer, invitationAnswer, invitationExample } from "#/operations/workspaces/invitation";

export const listInvitations = ownedOperation({
  name: "list_invitations",
  title: "List open invitations",
  summary: "Invitations to the workspace that can still be accepted, without their links.",
  tag: "Workspaces",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, ...pageInput("otl") }),
  output: Type.Object(
    {
      invitations: Type.Array(InvitationAnswer, { description: "Oldest first" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
    },
    { title: "InvitationList" },
  ),
  example: { input: { limit: 20 }, output: { invitations: [invitationExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/invitations" },
  missing: noWorkspace,
  find: findWorkspace,
  async run({ store, clock }, input, target) {
    const asked = { ...pageAsked(input), nowMs: clock.now().getTime() };
    const { shown, nextCursor } = pageOf(
      await store.oneTimeLinks.listInvitations(target.workspaceId, asked),
      input,
      ({ id }) => id,
    );
    return { invitations: shown.map(invitationAnswer), nextCursor };
  },
});
