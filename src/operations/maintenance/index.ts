import { getMaintenance } from "#/operations/maintenance/get-maintenance";
import { startMaintenance } from "#/operations/maintenance/start-maintenance";

/** Limits, backups, sweeps and retention of the server, for owners. */
export const maintenanceOperations = [getMaintenance, startMaintenance] as const;
