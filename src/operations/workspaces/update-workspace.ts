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
  title: "Change a workspace",
  summary: "Gives a workspace another name, or decides when its designs go public.",
  description:
    "Its slug stays, so that addresses and scripts go on working. With publicOn PUBLICATION an approved design stays within the workspace until it is published; systems that serve an approved one serve their newest published one from then on, or nothing.",
  tag: "Workspaces",
  access: { people: "OWNER" },
  input: StrictObject({
    id: workspaceId,
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: "The new name" })),
    publicOn: Type.Optional(
      StringEnum(publicOnValues, {
        description: "APPROVAL: an approved design goes public at once; PUBLICATION: once it is published",
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
    if (name === undefined && publicOn === undefined) throw new Failure("invalid", "Give at least one of name and publicOn.");
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
