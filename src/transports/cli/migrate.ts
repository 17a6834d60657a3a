import { Failure } from "#/kernel/errors";
import { jsonFlag, type ProcessCommand } from "#/transports/cli/command";
import { UsageError } from "#/transports/cli/command-line";
import type { CopyReport, UpgradePlan } from "#/transports/cli/command-host";
import { print } from "#/transports/cli/output";
import { showSteps } from "#/transports/cli/progress";

const upgradeSteps = [
  ["Copying the database", 3],
  ["Checking the copy", 3],
  ["Writing the backup", 2],
  ["Reading the backup back", 1],
  ["Upgrading the database", 3],
] as const;

/** Stored files are most of the data. */
const copySteps = [
  ["Copying workspaces", 1],
  ["Copying blobs", 8],
  ["Copying brands", 3],
] as const;

/** `livery migrate`: upgrades the database without starting a server, or copies it to another engine. */
export const migrateCommand: ProcessCommand = {
  name: "migrate",
  title: "Upgrade the database",
  summary:
    "Upgrades the database to the schema of this version of Livery, after a backup that is read back, and exits. No server may " +
    "run on the folder. `livery serve` does the same when it starts. With --to, copies everything to another, empty database.",
  settings: ["data", "databaseUrl", "backupDir"],
  flags: [
    { name: "to", label: "TARGET", description: "Copy to an address of PostgreSQL, or to sqlite:DIR, a new data folder" },
    { name: "dry-run", description: "Show what would change and whether there is enough space; change nothing" },
    jsonFlag,
  ],
  examples: [
    "livery migrate --dry-run",
    "livery migrate --data /srv/livery",
    "PGPASSWORD=... livery migrate --to postgres://livery@db.example/livery",
    "livery migrate --database-url-file url.txt --to sqlite:/srv/livery",
  ],
  async run({ values, booleans }, host) {
    const isDryRun = booleans["dry-run"] === true;
    const target = values.to;
    if (target !== undefined) {
      if (isDryRun) throw new UsageError("--dry-run is for upgrades. Remove it, or remove --to.");
      const report = await showSteps(copySteps, (onStep) => host.copyData(values, target, onStep));
      return await print(booleans.json ? `${JSON.stringify(report)}\n` : describeCopy(report));
    }
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

function describeCopy({ tables, checkedFiles }: CopyReport): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return (
    `Copied ${rows.toLocaleString("en")} rows of ${tables.length} tables, and read them back: they are the same. ` +
    `The content of ${checkedFiles.toLocaleString("en")} files matches their hashes. The source is unchanged.\n`
  );
}

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
