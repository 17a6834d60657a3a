import { StrictObject } from "#/kernel/schema";
import { maintenanceExample, MaintenanceResponse, toMaintenanceResponse } from "#/operations/maintenance/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceId, workspaceNotFoundMessage } from "#/operations/workspaces/resolve";

export const getMaintenance = defineOwnedOperation({
  name: "get_maintenance",
  title: "Get limits and maintenance",
  summary: "Returns the server's limits, backups, sweeps and retention: settings, last run, next run.",
  description: "It concerns the whole server. Owners of any workspace can read it.",
  tag: "Server",
  access: { people: "OWNER" },
  input: StrictObject({ id: workspaceId }),
  output: MaintenanceResponse,
  example: { input: {}, output: maintenanceExample },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/maintenance" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  run: (context) => toMaintenanceResponse(context),
});
