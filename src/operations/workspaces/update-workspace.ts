import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { publicOnValues } from "#/model/workspace";
import { createCommandContext } from "#/operations/actor";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";
import { parseWorkspaceName } from "#/operations/workspaces/create-workspace";
import { assertCanManage, getCurrentRole } from "#/operations/workspaces/member-rules";
import { WorkspaceResponse, toWorkspaceResponse, workspaceExample } from "#/operations/workspaces/schema";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { getWorkspace } from "#/operations/workspaces/get-workspace";

export const updateWorkspace = defineOwnedOperation({
  name: "update_workspace",
  title: "Update a workspace",
  summary: "Updates a workspace's name, or when its designs go live.",
  description:
    "The slug is unchanged, so URLs and scripts keep working. With publicOn PUBLICATION, approved designs stay " +
    "private until they are published: systems whose live design is only approved switch to their newest published " +
    "design, or to none.",
  tag: "Workspaces",
  access: { people: "OWNER" },
  input: StrictObject({
    id: workspaceId,
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: "The new name" })),
    publicOn: Type.Optional(
      StringEnum(publicOnValues, {
        description: "When a design goes live. APPROVAL: when it is approved. PUBLICATION: when it is published",
      }),
    ),
  }),
  output: WorkspaceResponse,
  example: { input: { name: "Acme Studios" }, output: { ...workspaceExample, name: "Acme Studios" } },
  rest: { method: "PATCH", path: "/api/v1/workspaces/:id" },
  readOperation: getWorkspace,
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, { name: nameInput, publicOn }, { workspace: { id } }) {
    const name = nameInput === undefined ? undefined : parseWorkspaceName(nameInput);
    if (name === undefined && publicOn === undefined) throw new Failure("invalid", "Send at least one of: name, publicOn.");
    return await runUnitOfWork(createCommandContext(context), async (tx) => {
      const { workspaces, systems } = tx.repositories;
      await assertCanManage(context, tx.repositories, id, "OWNER");
      const previous = await workspaces.findById(id);
      if (!previous) throw new Failure("not_found", workspaceNotFoundMessage);
      const updated = { ...previous, name: name ?? previous.name, publicOn: publicOn ?? previous.publicOn };
      await workspaces.update(id, { name: updated.name, publicOn: updated.publicOn });
      if (updated.publicOn !== previous.publicOn)
        for (const system of await systems.listByWorkspace(id)) await syncServedDesign(tx, system.id);
      const details = {
        name: updated.name,
        formerName: previous.name,
        ...(updated.publicOn !== previous.publicOn && { publicOn: updated.publicOn }),
      };
      await tx.audit({ action: "workspace.updated", workspaceId: id, targetId: id, details });
      return toWorkspaceResponse(updated, await getCurrentRole(context, tx.repositories, id));
    });
  },
});
