import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Config, getDatabaseLocation, getDatabasePath } from "#/config/config";
import { lockDataFor } from "#/host/data-folder";
import { systemClock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import { makePrivateFolder } from "#/kernel/files/private-folder";
import type { CopyReport } from "#/transports/cli/command-host";

/** Moves the files of a data folder that no server uses. Returns how many, and the address of the bucket. */
export async function moveFiles(config: Config, target: "bucket" | "database"): Promise<{ files: number; address: string }> {
  if (!config.bucket)
    throw new Failure("invalid", "The settings name no bucket. Set LIVERY_BLOBS, and the access key for it, for this command.");
  const [{ openStore }, { openS3Bucket }, { moveFilesToBucket, moveFilesToDatabase }] = await Promise.all([
    import("#/store/open-store"),
    import("#/store/bucket/s3-bucket"),
    import("#/store/bucket/move-files"),
  ]);
  const release = await lockDataFor(config, "no files are moved");
  try {
    const bucket = openS3Bucket(config.bucket);
    const store = await openStore(getDatabaseLocation(config), { hasFolderLock: true, bucket });
    try {
      const files = target === "bucket" ? await moveFilesToBucket(store, bucket) : await moveFilesToDatabase(store);
      return { files, address: bucket.address };
    } finally {
      await store.close();
    }
  } finally {
    release();
  }
}

/** Upgrades the database of a data folder that no server uses. Returns the path of its backup, if one was made. */
export async function upgradeDatabase(config: Config, onStep: (step: string) => void): Promise<string | undefined> {
  const [{ openSqlite }, { backUpBeforeUpgrade }] = await Promise.all([
    import("#/store/drivers/sqlite"),
    import("#/store/backup/upgrade-backup"),
  ]);
  const release = await lockDataFor(config, "its database is not upgraded");
  try {
    let backup: string | undefined;
    const backUp = (schema: string) => {
      const options = { folder: config.backups?.folder, now: systemClock.now(), onStep };
      backup = backUpBeforeUpgrade(getDatabasePath(config), schema, options);
      onStep("Upgrading the database");
    };
    await openSqlite(getDatabasePath(config), { hasFolderLock: true, backUp }).close();
    return backup;
  } finally {
    release();
  }
}

/** Copies the database of the settings to an address of PostgreSQL, or to `sqlite:` with a new data folder. */
export async function copyData(config: Config, target: string, onStep: (step: string) => void): Promise<CopyReport> {
  const [sqlite, postgres, { copyDatabase }] = await Promise.all([
    import("#/store/copy/sqlite-end"),
    import("#/store/copy/postgres-end"),
    import("#/store/copy/copy-database"),
  ]);
  const folder = /^sqlite:(.+)$/.exec(target)?.[1];
  if (folder === undefined && !/^postgres(ql)?:\/\//.test(target))
    throw new Failure("invalid", "--to must be an address such as postgres://livery@db.example/livery, or sqlite:DIR.");
  const release = await lockDataFor(config, "nothing is copied");
  try {
    const source = config.postgres
      ? await postgres.openPostgresSource(config.postgres.url)
      : sqlite.openSqliteSource(getDatabasePath(config));
    try {
      const end =
        folder === undefined
          ? await postgres.openPostgresTarget(target)
          : sqlite.openSqliteTarget(getDatabasePath({ dataDir: makeDataFolder(folder) }));
      try {
        return await copyDatabase(source, end, (table) => onStep(`Copying ${table}`));
      } finally {
        await end.close();
      }
    } finally {
      await source.close();
    }
  } finally {
    release();
  }
}

/** Creates a data folder and returns its absolute path. */
function makeDataFolder(folder: string): string {
  const path = resolve(folder);
  if (!existsSync(path)) makePrivateFolder(path);
  return path;
}
