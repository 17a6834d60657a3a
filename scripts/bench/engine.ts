import type { SecretBox } from "#/kernel/secrets/secret-box";
import type { DatabaseLocation } from "#/store/open-store";
import type { PostgresServer } from "#test/postgres-server";

export const engineNames = ["sqlite", "postgres"] as const;
export type EngineName = (typeof engineNames)[number];

/** The data of an installation: a folder, and a database in it or on a server. */
export type BenchData = {
  readonly folder: string;
  readonly database: DatabaseLocation;
  /** What commands of the executable need to use it. */
  readonly flags: readonly string[];
  /** What `livery serve` needs instead. */
  readonly serverFlags: readonly string[];
  /** Seals what its servers can open. */
  readonly secrets: SecretBox;
};

/**
 * Where the databases of the benchmark are. Sections use it for all of their data, so that they run
 * on every engine alike.
 *
 * @example
 * const data = await engine.createData("webhooks");
 * await startServer([livery, "serve", ...data.serverFlags], root);
 */
export type Engine = {
  readonly name: EngineName;
  /** The server of apps in this process; undefined where they use a file. */
  readonly postgres: PostgresServer | undefined;
  /** How long other processes may not see a commit, milliseconds. */
  readonly commitVisibleMs: number;
  /** A new folder with an empty database. */
  createData(label: string): Promise<BenchData>;
  /** The same data once more. No process may use it meanwhile. */
  copyData(label: string, data: BenchData): Promise<BenchData>;
  /** The data of a folder with a file of SQLite, which no process uses. */
  takeFolder(folder: string): Promise<BenchData>;
  /** Stops what the engine started and removes its databases. */
  end(): Promise<void>;
};
