import { resolve } from "node:path";
import { Failure } from "#/kernel/errors";
import { minPassphraseLength } from "#/kernel/secrets/passphrase-box";
import { jsonFlag, type ProcessCommand } from "#/transports/cli/command";
import type { BackupDescription, Backups } from "#/transports/cli/command-host";
import { UsageError } from "#/transports/cli/command-line";
import { runInterruptibly } from "#/transports/cli/interrupt";
import { print } from "#/transports/cli/output";
import { showSteps } from "#/transports/cli/progress";
import { readSecret } from "#/transports/cli/read-input";

const passphraseFlag = {
  name: "passphrase-file",
  label: "FILE",
  description: "File with the passphrase on its first line; asked for on a terminal",
};

/** `livery backup`: copies the data into one file. */
export const backupCommand: ProcessCommand = {
  name: "backup",
  arguments: ["[FILE|DIR]"],
  title: "Back up the data into one file",
  summary:
    "Copies the data into one file, also while a server runs, and checks the file by reading it back. In a folder, the name of " +
    "the file has the time in it.",
  settings: ["data", "secretKey"],
  flags: [{ name: "with-key", description: "Include the secret key, encrypted with a passphrase" }, passphraseFlag, jsonFlag],
  examples: [
    "livery backup",
    "livery backup /srv/backups",
    "livery backup brand.tar --with-key --passphrase-file passphrase.txt",
  ],
  async run({ positionals, values, booleans }, host) {
    const backups = await host.openBackups(values);
    const isWithKey = booleans["with-key"] === true;
    if (!isWithKey && values[passphraseFlag.name] !== undefined)
      throw new UsageError("--passphrase-file is for the secret key. Add --with-key, or leave it out.");
    const passphrase = isWithKey ? await readNewPassphrase(values[passphraseFlag.name]) : undefined;
    const report = await runSteps(backupSteps, (onStep, signal) =>
      backups.create({ target: positionals[0], passphrase, onStep, signal }),
    );
    const key = isWithKey && !hasKey(report) ? "there is none yet" : hasKey(report) ? "included, encrypted" : "not included";
    await print(booleans.json ? formatJson(report) : `${describe(report)}Secret key: ${key}\n`);
  },
};

/** `livery backup verify`: checks a backup completely. */
export const verifyBackupCommand: ProcessCommand = {
  name: "backup verify",
  arguments: ["FILE"],
  title: "Check a backup",
  summary: "Checks every byte of a backup and its whole database, in a temporary folder that needs as much space.",
  settings: [],
  flags: [jsonFlag],
  examples: ["livery backup verify livery-backup-20261123-225500Z.tar"],
  async run({ positionals, values, booleans }, host) {
    const backups = await host.openBackups(values);
    const file = resolve(positionals[0] ?? "");
    const report = await runSteps(verifySteps, (onStep, signal) => backups.verify(file, { onStep, signal }));
    const key = hasKey(report) ? "included, encrypted" : "not included";
    await print(
      booleans.json ? formatJson(report) : `${describe(report)}Secret key: ${key}\nThe backup is complete and undamaged.\n`,
    );
  },
};

/** `livery restore`: replaces the data by that of a backup. */
export const restoreCommand: ProcessCommand = {
  name: "restore",
  arguments: ["FILE"],
  title: "Restore a backup",
  summary:
    "Checks a backup and puts its data into the data folder. No server may run on the folder. What it replaces is kept in a " +
    "folder inside, named replaced-TIME.",
  settings: ["data", "secretKey"],
  flags: [
    { name: "force", description: "Replace the data of a folder that is not empty" },
    { name: "without-key", description: "Leave the key of the backup out: use the one of the data folder or the settings" },
    passphraseFlag,
    jsonFlag,
  ],
  examples: [
    "livery restore livery-backup-20261123-225500Z.tar --data /srv/livery",
    "livery restore brand.tar --force --passphrase-file passphrase.txt",
  ],
  async run({ positionals, values, booleans }, host) {
    const backups = await host.openBackups(values);
    const file = resolve(positionals[0] ?? "");
    const passphrase = await readKeyPassphrase(backups, file, booleans["without-key"] === true, values[passphraseFlag.name]);
    const isForced = booleans.force === true;
    const report = await runSteps(restoreSteps, (onStep, signal) =>
      backups.restore(file, { isForced, passphrase, onStep, signal }),
    );
    const { dataDir, manifest, replaced, key } = report;
    if (booleans.json) return await print(`${JSON.stringify({ dataDir, createdAt: manifest.createdAt, replaced, key })}\n`);
    await print(
      [
        `Restored the data of ${manifest.createdAt} into ${dataDir}.`,
        ...(replaced === undefined ? [] : [`What it replaced is in ${replaced}. Remove that folder when you no longer need it.`]),
        `${keyLines[key]}\n`,
      ].join("\n"),
    );
  },
};

const keyLines = {
  from_backup: "The secret key is the one of the backup.",
  unchanged: "The secret key stays the one that is there. It must be the one that the backup was made with.",
  missing:
    "The backup has encrypted secrets, and there is no key for them: put secret.key into the data folder before you start the server.",
  not_needed: "The backup needs no secret key.",
} as const;

/** Asks for the passphrase of the key where a backup has one. */
async function readKeyPassphrase(
  backups: Backups,
  file: string,
  isWithoutKey: boolean,
  passphraseFile: string | undefined,
): Promise<string | undefined> {
  const isSealed = backups.hasSealedKey(file);
  if (isWithoutKey || !isSealed) {
    if (passphraseFile !== undefined)
      throw new UsageError(
        isSealed
          ? "Give --passphrase-file or --without-key, not both."
          : "The backup has no secret key. Leave --passphrase-file out.",
      );
    return undefined;
  }
  const passphrase = await readSecret("passphrase", passphraseFile);
  if (passphrase === undefined || passphrase === "")
    throw new Failure(
      "invalid",
      "The backup has the secret key, encrypted with a passphrase. Pass a file with it in --passphrase-file, or --without-key.",
    );
  return passphrase;
}

/** Reads the passphrase for a new backup; on a terminal twice, because a mistake would lock the key away. */
async function readNewPassphrase(passphraseFile: string | undefined): Promise<string> {
  const passphrase = await readSecret("passphrase", passphraseFile);
  if (passphrase === undefined || passphrase.length < minPassphraseLength)
    throw new Failure(
      "invalid",
      `--with-key needs a passphrase of ${minPassphraseLength} or more characters. Pass a file with it in --passphrase-file, or type it.`,
    );
  if (passphraseFile === undefined && (await readSecret("passphrase again", undefined)) !== passphrase)
    throw new Failure("invalid", "The two passphrases differ. Nothing was written.");
  return passphrase;
}

/** The steps with about how much of the time each takes. */
const backupSteps = [
  ["Copying the database", 3],
  ["Checking the copy", 3],
  ["Writing the backup", 2],
  ["Reading the backup back", 1],
] as const;
const verifySteps = [
  ["Reading the backup", 2],
  ["Checking its database", 3],
] as const;
const restoreSteps = [...verifySteps, ["Replacing the data", 1]] as const;

/** Runs work that shows its steps and that signals interrupt. */
const runSteps = <Result>(
  shares: Parameters<typeof showSteps>[0],
  work: (onStep: (step: string) => void, signal: AbortSignal) => Promise<Result>,
) => runInterruptibly((signal) => showSteps(shares, (onStep) => work(onStep, signal)), { endsItself: true });

const hasKey = ({ manifest }: BackupDescription) => manifest.parts.length > 1;

const describe = ({ file, size, manifest }: BackupDescription) => {
  const tables = Object.values(manifest.tables);
  const rows = tables.reduce((total, count) => total + count, 0);
  return [
    `Backup: ${file}`,
    `Size: ${(size / 1_000_000).toFixed(1)} MB`,
    `Made: ${manifest.createdAt} by Livery ${manifest.livery}`,
    `Content: ${rows.toLocaleString("en")} rows in ${tables.length} tables, schema ${manifest.migrations.at(-1)?.name ?? "none"}\n`,
  ].join("\n");
};

const formatJson = ({ file, size, manifest }: BackupDescription) => `${JSON.stringify({ file, size, manifest })}\n`;
