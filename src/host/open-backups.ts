import { type Config, getDatabasePath, getSecretKeyPath } from "#/config/config";
import { finishRestore, requireData, requireSqlite } from "#/host/data-folder";
import { systemClock } from "#/kernel/clock";
import type { Backups } from "#/transports/cli/command-host";

/** Backups of a data folder, with the key that its settings name or that is in it. */
export async function openBackups(config: Config): Promise<Backups> {
  const [{ runBackupThread, runRestoreThread }, { readBackupManifest }] = await Promise.all([
    import("#/store/backup/backup-thread"),
    import("#/store/backup/read-backup-file"),
  ]);
  return {
    async create({ target, passphrase, onStep, signal }) {
      requireSqlite(config, "Back it up with PostgreSQL's own tools, such as `pg_dump`.");
      await finishRestore(config);
      requireData(config);
      const key = { configuredKey: config.secretKey, keyPath: getSecretKeyPath(config) };
      const sealing = passphrase === undefined ? undefined : { passphrase, ...key };
      const source = { databasePath: getDatabasePath(config), sealing, now: systemClock.now() };
      return await runBackupThread({ task: "create", target, source }, onStep, signal);
    },
    verify: (file, { onStep, signal }) => runBackupThread({ task: "verify", file }, onStep, signal),
    hasSealedKey: (file) => readBackupManifest(file).parts.length > 1,
    async restore(file, { isForced, passphrase, onStep, signal }) {
      requireSqlite(config, "Restore it with PostgreSQL's own tools, such as `pg_restore`.");
      const target = { dataDir: config.dataDir, hasConfiguredKey: config.secretKey !== undefined, now: systemClock.now() };
      return await runRestoreThread({ task: "restore", file, options: { ...target, isForced, passphrase } }, onStep, signal);
    },
  };
}
