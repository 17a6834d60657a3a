import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { maxPageLimit } from "#/model/limits";
import { deedOf } from "#/operations/actor";
import { ownedOperation } from "#/operations/operation";
import { DeletedAnswer } from "#/operations/workspaces/deleted-answer";
import { findWorkspace, noWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";
import { dropUnbacked } from "#/operations/workspaces/link-rights";
import { demandManage } from "#/operations/workspaces/member-rules";
import type { Repositories } from "#/store/store";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const deleteWorkspace = ownedOperation({
  name: "delete_workspace",
  title: "Delete a workspace",
  summary: "Removes a workspace with everything in it but its audit log, for good.",
  description: "Allowed while none of its systems is ACTIVE: archive those first, so that nobody who uses one is surprised.",
  tag: "Workspaces",
  access: { people: "OWNER" },
  input: StrictObject({
    id: workspaceId,
    confirm: Type.String({ maxLength: 64, description: "The workspace's slug, to show that this one is meant" }),
  }),
  output: DeletedAnswer,
  example: { input: { confirm: "acme" }, output: { deleted: true } },
  rest: { method: "DELETE", path: "/api/v1/workspaces/:id" },
  missing: noWorkspace,
  find: findWorkspace,
  async run(context, { confirm }, { workspace }) {
    const { id, name, slug } = workspace;
    if (confirm !== slug) throw new Failure("invalid", `confirm has to be the workspace's slug, "${slug}".`);
    await runUnitOfWork(deedOf(context), async (tx) => {
      const { repositories, audit } = tx;
      await demandManage(context, repositories, id, "OWNER");
      const active = (await repositories.systems.listByWorkspace(id)).filter(({ status }) => status === "ACTIVE");
      if (active.length > 0)
        throw new Failure(
          "conflict",
          `Archive its published systems first: ${active
            .slice(0, 10)
            .map((system) => system.slug)
            .join(", ")}.`,
        );
      const members = await everyMember(repositories, id);
      await repositories.workspaces.remove(id);
      for (const member of members) await dropUnbacked(tx, id, member);
      await audit({ action: "workspace.deleted", workspaceId: id, targetId: id, details: { name, slug } });
    });
    return { deleted: true as const };
  },
});

/** The ids of a workspace's people. */
async function everyMember({ users }: Repositories, workspaceId: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (;;) {
    const page = await users.listMembers(workspaceId, { after: ids.at(-1), limit: maxPageLimit });
    if (page.length === 0) return ids;
    ids.push(...page.map(({ userId }) => userId));
  }
}
