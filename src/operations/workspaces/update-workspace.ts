import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { publicOnValues } from "#/model/workspace";
import { deedOf } from "#/operations/actor";
import { ownedOperation } from "#/operations/operation";
import { findWorkspace, noWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";
import { workspaceName } from "#/operations/workspaces/make-workspace";
import { demandManage, roleNow } from "#/operations/workspaces/member-rules";
import { WorkspaceAnswer, workspaceAnswer, workspaceExample } from "#/operations/workspaces/workspace-answer";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { getWorkspace } from "#/operations/workspaces/get-workspace";

export const updateWorkspace = ownedOperation({
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
  output: WorkspaceAnswer,
  example: { input: { name: "Acme Studios" }, output: { ...workspaceExample, name: "Acme Studios" } },
  rest: { method: "PATCH", path: "/api/v1/workspaces/:id" },
  reads: getWorkspace,
  missing: noWorkspace,
  find: findWorkspace,
  async run(context, { name: given, publicOn }, { workspace: { id } }) {
    const name = given === undefined ? undefined : workspaceName(given);
    if (name === undefined && publicOn === undefined) throw new Failure("invalid", "Give at least one of name and publicOn.");
    return await runUnitOfWork(deedOf(context), async (scene) => {
      const { workspaces, systems } = scene.repositories;
      await demandManage(context, scene.repositories, id, "OWNER");
      const before = await workspaces.findById(id);
      if (!before) throw new Failure("not_found", noWorkspace);
      const after = { ...before, name: name ?? before.name, publicOn: publicOn ?? before.publicOn };
      await workspaces.update(id, { name: after.name, publicOn: after.publicOn });
      if (after.publicOn !== before.publicOn)
        for (const system of await systems.listByWorkspace(id)) await syncServedDesign(scene, system.id);
      const details = {
        name: after.name,
        formerName: before.name,
        ...(after.publicOn !== before.publicOn && { publicOn: after.publicOn }),
      };
      await scene.audit({ action: "workspace.updated", workspaceId: id, targetId: id, details });
      return workspaceAnswer(after, await roleNow(context, scene.repositories, id));
    });
  },
});
