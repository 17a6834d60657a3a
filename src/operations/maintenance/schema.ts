import { type Static, Type } from "@sinclair/typebox";
import { basename } from "node:path";
import { Nullable, StringEnum } from "#/kernel/schema";
import type { Context } from "#/operations/context";
import { rateClasses } from "#/operations/rate-limits";

const time = (description: string) => Type.String({ format: "date-time", description });
const count = (description: string) => Type.Integer({ minimum: 0, description });

const Failed = Nullable(
  Type.Object(
    { at: time("When it failed"), message: Type.String({ description: "What went wrong and what to do" }) },
    { title: "MaintenanceFailure", description: "The failure of the last run; null if it succeeded" },
  ),
);

/** What protects the server and its data: limits, backups, sweeps and the audit log's retention. */
export const MaintenanceResponse = Type.Object(
  {
    rateLimits: Type.Array(
      Type.Object({
        class: StringEnum(rateClasses, { description: "What is limited" }),
        perMinute: Nullable(count("Calls per minute and caller; null for no limit")),
        rejected: count("Calls that were rejected since the server started"),
      }),
    ),
    quotas: Type.Object({
      workspaceBytes: Nullable(count("Storage for the imports of a workspace, bytes; null for no limit")),
      designBytes: Nullable(count("Storage for the imports of a design, bytes; null for no limit")),
    }),
    backups: Type.Object({
      schedule: Nullable(
        Type.Object({
          folder: Type.String({ description: "Folder of the backups on the server" }),
          everySeconds: count("Seconds from one backup to the next"),
          keep: count("How many backups are kept"),
        }),
      ),
      isRunning: Type.Boolean({ description: "Whether a backup is being made" }),
      last: Nullable(
        Type.Object({
          file: Type.String({ description: "Name of the newest backup" }),
          bytes: count("Its size"),
          madeAt: time("When it was made"),
        }),
      ),
      failure: Failed,
      nextAt: Nullable(time("When the next backup is due; null while one is made, or without a schedule")),
    }),
    sweep: Type.Object({
      isRunning: Type.Boolean({ description: "Whether stored content is being swept" }),
      last: Nullable(
        Type.Object({
          at: time("When the last sweep ended"),
          removedFiles: count("Unreferenced files that it removed"),
          removedBytes: count("Their size"),
          foundFiles: count("Unreferenced files that the next sweep removes"),
          foundBytes: count("Their size"),
        }),
      ),
      failure: Failed,
      nextAt: Nullable(time("When the next sweep begins")),
    }),
    auditLog: Type.Object({
      keepDays: Nullable(count("Days that entries stay in the audit log; null to keep all")),
      last: Nullable(
        Type.Object({
          file: Type.String({ description: "Name of the file of the last export" }),
          entries: count("Entries that it has"),
          exportedAt: time("When it was written"),
        }),
      ),
      failure: Failed,
    }),
  },
  { title: "Maintenance" },
);

/** The state of this process's maintenance. */
export async function toMaintenanceResponse({
  rateLimiters,
  quotas,
  backups,
  maintenance,
  store,
}: Context): Promise<Static<typeof MaintenanceResponse>> {
  const { schedule, isRunning, last: backup, failure, nextAt } = await backups.getState();
  const { runningTask, sweep, auditLog } = await maintenance.getState();
  const lastExport = await store.auditLog.findLastExport();
  return {
    rateLimits: rateClasses.map((rateClass) => ({
      class: rateClass,
      perMinute: rateLimiters.limits[rateClass] || null,
      rejected: rateLimiters.rejections.get(rateClass) ?? 0,
    })),
    quotas: { workspaceBytes: quotas.workspaceBytes ?? null, designBytes: quotas.designBytes ?? null },
    backups: {
      schedule: schedule
        ? { folder: schedule.folder, everySeconds: Math.round(schedule.everyMs / 1000), keep: schedule.keep }
        : null,
      isRunning,
      last: backup ? { file: basename(backup.file), bytes: backup.size, madeAt: backup.madeAt } : null,
      failure: failure ?? null,
      nextAt: nextAt ?? null,
    },
    sweep: {
      isRunning: runningTask === "sweep",
      last: sweep.last
        ? {
            at: sweep.last.at,
            removedFiles: sweep.last.removedBlobs,
            removedBytes: sweep.last.removedBytes,
            foundFiles: sweep.last.unreferencedFiles,
            foundBytes: sweep.last.unreferencedBytes,
          }
        : null,
      failure: sweep.failure ?? null,
      nextAt: sweep.nextAt ?? null,
    },
    auditLog: {
      keepDays: auditLog.retention?.keepDays ?? null,
      last: lastExport
        ? { file: basename(lastExport.file), entries: lastExport.entries, exportedAt: lastExport.createdAt }
        : null,
      failure: auditLog.failure ?? null,
    },
  };
}

export const maintenanceExample: Static<typeof MaintenanceResponse> = {
  rateLimits: [{ class: "public", perMinute: 600, rejected: 0 }],
  quotas: { workspaceBytes: 2_000_000_000, designBytes: 500_000_000 },
  backups: {
    schedule: { folder: "/srv/backups", everySeconds: 86_400, keep: 14 },
    isRunning: false,
    last: { file: "livery-scheduled-20261124-031500Z.tar", bytes: 48_300_000, madeAt: "2026-11-24T03:15:00.000Z" },
    failure: null,
    nextAt: "2026-11-25T03:15:00.000Z",
  },
  sweep: {
    isRunning: false,
    last: { at: "2026-11-24T06:00:00.000Z", removedFiles: 12, removedBytes: 840_000, foundFiles: 0, foundBytes: 0 },
    failure: null,
    nextAt: "2026-11-24T09:00:00.000Z",
  },
  auditLog: { keepDays: null, last: null, failure: null },
};
