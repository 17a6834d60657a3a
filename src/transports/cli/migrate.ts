import { Failure } from "#/kernel/errors";
import { jsonFlag, type ProcessCommand } from "#/transports/cli/command";
import type { UpgradePlan } from "#/transports/cli/command-host";
import { print } from "#/transports/cli/output";
import { showSteps } from "#/transports/cli/progress";

const upgradeSteps = [
  ["Copying the database", 3],
  ["Checking the copy", 3],
  ["Writing the backup", 2],
  ["Reading the backup back", 1],
  ["Upgrading the database", 3],
] as const;

/** `livery migrate`: upgrades the database without starting a server, or shows what that would change. */
export const migrateCommand: ProcessCommand = {
  name: "migrate",
  title: "Upgrade the database",
  summary:
    "Upgrades the database to the schema of this version of Livery, after a backup that is read back, and exits. No server may " +
    "run on the folder. `livery serve` does the same when it starts.",
  settings: ["data", "databaseUrl", "backupDir"],
  flags: [{ name: "dry-run", description: "Show what would change and whether there is enough space; change nothing" }, jsonFlag],
  examples: ["livery migrate --dry-run", "livery migrate --data /srv/livery"],
  async run({ values, booleans }, host) {
    const isDryRun = booleans["dry-run"] === true;
    const plan = await host.planUpgrade(values);
    const isNeeded = plan.pending.length > 0;
    const backup = isNeeded && !isDryRun ? await showSteps(upgradeSteps, (onStep) => host.upgrade(values, onStep)) : undefined;
    const isEnough = plan.space.every(({ neededBytes, freeBytes }) => neededBytes <= freeBytes);
    if (booleans.json)
      await print(`${JSON.stringify({ ...plan, isEnough, applied: isNeeded && !isDryRun, backup: backup ?? null })}\n`);
    else await print(isDryRun ? describePlan(plan) : describeUpgrade(plan, backup));
    if (isDryRun && !isEnough)
      throw new Failure("unavailable", "There may not be enough disk space. Free some before the upgrade.");
  },
};

const describePlan = ({ schema, pending, databaseBytes, backupFolder, backupAdvice, space }: UpgradePlan) =>
  pending.length === 0
    ? describeCurrent(schema)
    : [
        `Schema: ${schema ?? "none"}`,
        `Would be applied: ${pending.join(", ")}`,
        `Database: ${formatMegabytes(databaseBytes)}`,
        backupFolder === null
          ? `Backup: ${backupAdvice ?? "none, because the database is empty"}`
          : `Backup: first, into ${backupFolder}`,
        ...space.map(
          ({ folder, neededBytes, freeBytes }) =>
            `Disk of ${folder}: up to ${formatMegabytes(neededBytes)} are needed, ${formatMegabytes(freeBytes)} are free`,
        ),
        "Nothing was changed.\n",
      ].join("\n");

const describeUpgrade = ({ schema, pending }: UpgradePlan, backup: string | undefined) =>
  pending.length === 0
    ? describeCurrent(schema)
    : [
        `Upgraded the database from ${schema ?? "none"} to ${pending.at(-1)} (${pending.length} changes).`,
        ...(backup === undefined ? [] : [`The backup from before is ${backup}. It does not have the secret key.`]),
        "",
      ].join("\n");

const describeCurrent = (schema: string | null) => `The schema is current (${schema}). There is nothing to upgrade.\n`;

const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
