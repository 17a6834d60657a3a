import type { UserId, WorkspaceId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { maxPageLimit } from "#/model/limits";
import { createCommandContext } from "#/operations/actor";
import { defineOwnedOperation } from "#/operations/operation";
import { DeletedResponse } from "#/operations/deleted-response";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";
import { revokeUnauthorizedLinks } from "#/operations/workspaces/revoke-lost-rights";
import { assertCanManage } from "#/operations/workspaces/member-rules";
import type { Repositories } from "#/store/store";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const deleteWorkspace = defineOwnedOperation({
  name: "delete_workspace",
  title: "Delete a workspace",
  summary: "Permanently deletes a workspace with everything in it except its audit log.",
  description: "The workspace must not have ACTIVE systems. Archive them first.",
  tag: "Workspaces",
  access: { people: "OWNER" },
  input: StrictObject({
    id: workspaceId,
    confirm: Type.String({ maxLength: 64, description: "Slug of the workspace, as confirmation" }),
  }),
  output: DeletedResponse,
  example: { input: { confirm: "acme" }, output: { deleted: true } },
  rest: { method: "DELETE", path: "/api/v1/workspaces/:id" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, { confirm }, { workspace }) {
    const { id, name, slug } = workspace;
    if (confirm !== slug) throw new Failure("invalid", `confirm must be the slug of the workspace, "${slug}".`);
    await runUnitOfWork(createCommandContext(context), async (tx) => {
      const { repositories, audit } = tx;
      await assertCanManage(context, repositories, id, "OWNER");
      const active = (await repositories.systems.listByWorkspace(id)).filter(({ status }) => status === "ACTIVE");
      if (active.length > 0)
        throw new Failure(
          "conflict",
          `Archive the published systems of this workspace first: ${active
            .slice(0, 10)
            .map((system) => system.slug)
            .join(", ")}.`,
        );
      const members = await listMemberIds(repositories, id);
      await repositories.workspaces.remove(id);
      for (const member of members) await revokeUnauthorizedLinks(tx, id, member);
      await audit({ action: "workspace.deleted", workspaceId: id, targetId: id, details: { name, slug } });
    });
    return { deleted: true as const };
  },
});

/** The ids of a workspace's members. */
async function listMemberIds({ users }: Repositories, workspaceId: WorkspaceId): Promise<readonly UserId[]> {
  const ids: UserId[] = [];
  for (;;) {
    const page = await users.listMembers(workspaceId, { after: ids.at(-1), limit: maxPageLimit });
    if (page.length === 0) return ids;
    ids.push(...page.map(({ userId }) => userId));
  }
}
