import type { Flags, Setting } from "#/kernel/setting";
import type { ServiceManager } from "#/kernel/system/service-manager";
import type { Services } from "#/operations/services";

/**
 * What the command line needs from the program. `main.ts` provides it, so that this transport
 * imports no implementation.
 */
export type CommandHost = {
  readonly settings: Readonly<Record<string, Setting>>;
  /**
   * Opens the data folder for one command. Throws `not_found` where there is none, unless
   * `makesData`.
   */
  open(flags: Flags, options: { readonly makesData: boolean }): Promise<{ readonly services: Services; close(): Promise<void> }>;
  /**
   * Starts the server; `prepare` runs before it listens. With `replaces`, it takes the place of the
   * one that runs. Resolves when it is ready.
   */
  serve(
    flags: Flags,
    options: { readonly prepare?: (services: Services) => Promise<void>; readonly replaces?: boolean },
  ): Promise<RunningServer>;
  /** The service manager that started this process. */
  readonly serviceManager: ServiceManager;
  /** Serves the MCP tools over a pipe; resolves when its input has ended. */
  serveMcp(
    flags: Flags,
    pipe: { readonly input: ReadableStream<Uint8Array>; write(text: string): Promise<unknown> },
  ): Promise<void>;
  /** The data folder of these settings, absolute. */
  dataDir(flags: Flags): string;
  /** Backups of the data folder of these settings. */
  openBackups(flags: Flags): Promise<Backups>;
  /** Exports the audit log to a new file or, page by page, to `write`. Resolves to the number of entries. */
  exportAuditLog(
    flags: Flags,
    /** `workspace` is an id or a slug; times are in ISO 8601 UTC with milliseconds. */
    selection: { readonly workspace: string | undefined; readonly since: string | undefined; readonly until: string | undefined },
    target: { readonly file: string } | { write(text: string): Promise<void> },
  ): Promise<number>;
  /** Removes unreferenced content and, while no server runs, shrinks the database. Sizes are in bytes. */
  vacuum(
    flags: Flags,
    options: { readonly isDryRun: boolean; onStep(step: string): void },
  ): Promise<{
    readonly isDryRun: boolean;
    readonly isServerRunning: boolean;
    readonly removed: { readonly files: number; readonly bytes: number };
    /** Space inside the database that nothing uses. */
    readonly unusedBytes: number;
    readonly bytesBefore: number;
    readonly bytesAfter: number;
  }>;
  /**
   * Moves every stored file to the bucket of the settings, or from it into the database. Throws
   * `conflict` while a server uses the data folder, `invalid` without a bucket.
   */
  moveFiles(flags: Flags, target: "bucket" | "database"): Promise<{ readonly files: number; readonly address: string }>;
  /** What an upgrade of the database would change. Writes nothing. */
  planUpgrade(flags: Flags): Promise<UpgradePlan>;
  /**
   * Upgrades the database after a backup, whose path it returns; undefined if none was needed.
   * `onStep` is called with what begins. Throws `conflict` while a server uses the data folder.
   */
  upgrade(flags: Flags, onStep: (step: string) => void): Promise<string | undefined>;
  /**
   * Copies the database to another, empty one: an address of PostgreSQL, or `sqlite:` with a new data
   * folder. Throws `conflict` while a server uses a data folder, or if the target has data.
   */
  copyData(flags: Flags, target: string, onStep: (step: string) => void): Promise<CopyReport>;
  /** Every setting with its origin, and what was checked with its result. Writes nothing. */
  diagnose(flags: Flags): Promise<{
    readonly settings: readonly { readonly variable: string; readonly value: string; readonly origin: string }[];
    readonly checks: readonly { readonly name: string; readonly status: "ok" | "warning" | "error"; readonly message: string }[];
  }>;
  /** Whether the server of these settings, or the one at `url`, is ready. A server that cannot be reached is not. */
  checkReadiness(
    flags: Flags,
    url: string | undefined,
  ): Promise<{
    readonly url: string;
    readonly isReady: boolean;
    /** The HTTP status; null if there was no response. */
    readonly status: number | null;
    readonly reasons: readonly { readonly code: string; readonly message: string }[];
  }>;
  /** The OpenAPI document as JSON text. */
  describeApi(flags: Flags): Promise<string>;
};

/** A server that runs in this process. */
export type RunningServer = {
  /** Where it listens. */
  readonly url: string;
  readonly baseUrl: string;
  /** Reads the certificate again. */
  reload(): Promise<void>;
  /** Takes no more requests, and waits for those in flight, jobs and deliveries. */
  stop(): Promise<void>;
};

/** What an upgrade of the database would change, and the disk space for it. */
export type UpgradePlan = {
  /** The last migration that the database has; null for an empty file. */
  readonly schema: string | null;
  /** The migrations that would be applied, in order. */
  readonly pending: readonly string[];
  /** Bytes. */
  readonly databaseBytes: number;
  /** The folder of the backup that is made first; null if none is needed. */
  readonly backupFolder: string | null;
  /** What to do first where this program makes no backup of the database. */
  readonly backupAdvice?: string;
  /** The space that may be needed, and what is free; one entry for each disk. */
  readonly space: readonly { readonly folder: string; readonly neededBytes: number; readonly freeBytes: number }[];
};

/** What was copied to another database and read back: the rows of each table, with a hash of all of them. */
export type CopyReport = {
  readonly tables: readonly { readonly table: string; readonly rows: number; readonly sha256: string }[];
  readonly checkedFiles: number;
};

/** A backup file and what its manifest says. */
export type BackupDescription = {
  /** Absolute. */
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  readonly manifest: {
    /** The version of Livery that made it. */
    readonly livery: string;
    /** ISO 8601. */
    readonly createdAt: string;
    readonly migrations: readonly { readonly name: string }[];
    /** The number of rows of each table. */
    readonly tables: Readonly<Record<string, number>>;
    readonly parts: readonly { readonly name: string; readonly size: number; readonly sha256: string }[];
  };
};

/** Makes, checks and restores backups. `onStep` is called with what begins, in a few words. */
export type Backups = {
  /**
   * Makes a backup of the data folder, also while a server uses it. With a passphrase it has the
   * secret key. `target` is a new file or a folder; the current folder without one.
   */
  create(options: {
    readonly target: string | undefined;
    readonly passphrase: string | undefined;
    onStep(step: string): void;
    /** Aborts it; it throws, and its temporary files are removed. */
    readonly signal: AbortSignal;
  }): Promise<BackupDescription>;
  /** Checks a backup completely. Throws `invalid` with what is wrong. */
  verify(file: string, options: { onStep(step: string): void; readonly signal: AbortSignal }): Promise<BackupDescription>;
  /** Whether a backup has the secret key, by its manifest. */
  hasSealedKey(file: string): boolean;
  /** Replaces the data of the data folder, with the key of the backup where a passphrase is given. */
  restore(
    file: string,
    options: {
      readonly isForced: boolean;
      readonly passphrase: string | undefined;
      onStep(step: string): void;
      /** Aborts it before anything is replaced; it throws, and nothing has changed. */
      readonly signal: AbortSignal;
    },
  ): Promise<{
    readonly dataDir: string;
    readonly manifest: BackupDescription["manifest"];
    /** The folder with what was replaced. */
    readonly replaced: string | undefined;
    readonly key: "from_backup" | "unchanged" | "missing" | "not_needed";
  }>;
};
