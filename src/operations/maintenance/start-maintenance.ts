import { StrictObject, StringEnum } from "#/kernel/schema";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { createCommandContext } from "#/operations/actor";
import { maintenanceExample, MaintenanceResponse, toMaintenanceResponse } from "#/operations/maintenance/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceId, workspaceNotFoundMessage } from "#/operations/workspaces/resolve";

export const startMaintenance = defineOwnedOperation({
  name: "start_maintenance",
  title: "Back up or sweep now",
  summary: "Starts a backup or a sweep and returns at once.",
  description: "A backup needs a schedule in the server's settings. While one runs, another one is refused with 409.",
  tag: "Server",
  access: { people: "OWNER" },
  input: StrictObject({
    id: workspaceId,
    task: StringEnum(["BACKUP", "SWEEP"], { description: "BACKUP makes a backup, SWEEP removes unreferenced content" }),
  }),
  output: MaintenanceResponse,
  example: {
    input: { task: "BACKUP" },
    output: { ...maintenanceExample, backups: { ...maintenanceExample.backups, isRunning: true, nextAt: null } },
  },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/maintenance" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, { task }, { workspaceId: id }) {
    if (task === "BACKUP") await context.backups.run();
    else await context.maintenance.sweep();
    await runUnitOfWork(createCommandContext(context), (tx) =>
      tx.audit({ action: "maintenance.started", workspaceId: id, targetId: id, details: { task } }),
    );
    return await toMaintenanceResponse(context);
  },
});
