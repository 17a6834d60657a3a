import { SQL } from "bun";
import { appendFileSync, mkdtempSync, rmSync, existsSync, readdirSync, readFileSync, chownSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migratePostgres } from "#/store/drivers/postgres-migrate";
import { toNumberedText } from "#/store/drivers/postgres-queries";
import { PostgresPool } from "#/store/drivers/postgres-client";

/** A PostgreSQL server of the tests, on a loopback port. */
export type PostgresServer = {
  /** The address of a database on it. */
  getUrl(database: string): string;
  readonly port: number;
  /** The process of the server, to stop and start it. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it as a loss of power would. */
  kill(): Promise<void>;
  /** Makes a standby take writes. */
  promote(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
};

export type PostgresServerOptions = {
  /** The server that this one follows as a standby. */
  readonly primary?: PostgresServer;
  /** Where else than on loopback it can be reached, and from which network. */
  readonly address?: { readonly host: string; readonly network: string };
  readonly settings?: Readonly<Record<string, string>>;
};

const versionsFolder = "/usr/lib/postgresql";

/** The folder of the server's programs: `LIVERY_TEST_POSTGRES`, or Debian's. Undefined if there is none. */
export function findPostgresPrograms(): string | undefined {
  const folder = process.env.LIVERY_TEST_POSTGRES;
  if (folder) return folder;
  if (!existsSync(versionsFolder)) return undefined;
  const newest = readdirSync(versionsFolder).sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? undefined : join(versionsFolder, newest, "bin");
}

let shared: Promise<PostgresServer> | undefined;

/** The server that all tests of this process share. It starts with the first use and ends with the process. */
export function getPostgresServer(): Promise<PostgresServer> {
  shared ??= startPostgresServer();
  return shared;
}

const ordinaryUser = "postgres";

/** Settings for which speed counts and data does not. */
const testSettings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", shared_buffers: "64MB" };

/**
 * Starts a server with a new, empty data folder. It refuses to run as root, so that root starts it
 * as the user that Debian's package creates.
 */
export async function startPostgresServer({
  primary,
  address,
  settings: ownSettings = {},
}: PostgresServerOptions = {}): Promise<PostgresServer> {
  const programs = findPostgresPrograms();
  if (programs === undefined)
    throw new Error(
      "The tests of PostgreSQL need its server. Install it (apt-get install postgresql), or set LIVERY_TEST_POSTGRES.",
    );
  removeStaleFolders();
  const folder = mkdtempSync(join(tmpdir(), folderPrefix));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const [uid, gid] = findUser(ordinaryUser);
    chownSync(folder, uid, gid);
  }
  const asUser = isRoot ? ["setpriv", `--reuid=${ordinaryUser}`, `--regid=${ordinaryUser}`, "--init-groups"] : [];
  // The system stops the server with the tests, however they end: a fast shutdown.
  const withTests = [asUser[0] ?? "setpriv", ...asUser.slice(1), "--pdeathsig=INT"];
  const run = (command: readonly string[]) => {
    const { exitCode, stderr } = Bun.spawnSync([...asUser, ...command], { cwd: folder, stdout: "ignore", stderr: "pipe" });
    if (exitCode !== 0) throw new Error(`${command[0]} failed: ${stderr.toString()}`);
  };
  const data = join(folder, "data");
  if (primary)
    run([
      join(programs, "pg_basebackup"),
      ...[
        "-h",
        "127.0.0.1",
        "-p",
        String(primary.port),
        "-U",
        "livery",
        "-D",
        data,
        "-R",
        "-X",
        "stream",
        "-c",
        "fast",
        "--no-sync",
      ],
    ]);
  else run([join(programs, "initdb"), "-D", data, "-U", "livery", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"]);
  if (address) appendFileSync(join(data, "pg_hba.conf"), `host all all ${address.network} trust\n`);
  const port = await findFreePort();
  const settings = {
    listen_addresses: ["127.0.0.1", ...(address ? [address.host] : [])].join(","),
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    // So that a standby can follow.
    wal_level: "replica",
    ...testSettings,
    ...ownSettings,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  let server: Bun.Subprocess | undefined;
  const start = async () => {
    server = Bun.spawn([...withTests, join(programs, "postgres"), "-D", data, ...options], {
      cwd: folder,
      stdout: "ignore",
      stderr: Bun.file(join(folder, "log")),
    });
    await waitForServer(port, join(folder, "log"));
  };
  const end = async (signal: NodeJS.Signals) => {
    server?.kill(signal);
    await server?.exited;
    server = undefined;
  };
  await start();
  return {
    getUrl: (database) => `postgres://livery@127.0.0.1:${port}/${database}`,
    ...{ port, start },
    // A fast shutdown: connections are ended.
    stop: () => end("SIGINT"),
    kill: () => end("SIGKILL"),
    promote: async () => run([join(programs, "pg_ctl"), "promote", "-D", data, "-w"]),
    async remove() {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const folderPrefix = "livery-postgres-";

/** Removes the folders of servers that ended with their tests. */
function removeStaleFolders(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(folderPrefix))) {
    const folder = join(tmpdir(), name);
    const pidPath = join(folder, "data", "postmaster.pid");
    const isStarting = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) < maxStartMs;
    const pid = existsSync(pidPath) ? readFileSync(pidPath, "utf8").split("\n")[0] : undefined;
    const isRunning = pid !== undefined && existsSync(`/proc/${pid}`);
    if (!isStarting && !isRunning) rmSync(folder, { recursive: true, force: true });
  }
}

function findUser(name: string): readonly [uid: number, gid: number] {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`there is no user ${name}`);
  return [Number(uid), Number(gid)];
}

async function findFreePort(): Promise<number> {
  const listener = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  const { port } = listener;
  listener.stop(true);
  return port;
}

const maxStartMs = 30_000;

async function waitForServer(port: number, log: string): Promise<void> {
  const untilMs = performance.now() + maxStartMs;
  for (;;) {
    const client = new SQL({ url: `postgres://livery@127.0.0.1:${port}/postgres`, max: 1 });
    try {
      await client`SELECT 1`;
      return;
    } catch (error) {
      if (performance.now() > untilMs)
        throw new Error(`PostgreSQL did not start: ${existsSync(log) ? readFileSync(log, "utf8") : ""}`, { cause: error });
    } finally {
      await client.close({ timeout: 0 });
    }
    await Bun.sleep(50);
  }
}

const templateName = "livery_template";
const templates = new WeakMap<PostgresServer, Promise<void>>();
let databases = 0;

/** Runs statements on the database that every server has. */
export async function administer(server: PostgresServer, ...statements: readonly string[]): Promise<void> {
  const client = new SQL({ url: server.getUrl("postgres"), max: 1 });
  try {
    for (const statement of statements) await client.unsafe(statement);
  } finally {
    await client.close();
  }
}

async function createTemplate(server: PostgresServer): Promise<void> {
  await administer(server, `CREATE DATABASE ${templateName}`);
  const pool = new PostgresPool(server.getUrl(templateName), 1);
  await migratePostgres(pool);
  await pool.close();
}

/** Creates a database with the latest schema: a copy takes a tenth of a migration. Returns its name. */
export async function createPostgresDatabase(server: PostgresServer): Promise<string> {
  const template = templates.get(server) ?? createTemplate(server);
  templates.set(server, template);
  await template;
  const name = `test_${process.pid}_${++databases}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  return name;
}

export const dropPostgresDatabase = (server: PostgresServer, name: string): Promise<void> =>
  administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);

/** Runs a statement with `?` for parameters on a connection of its own, and returns its rows. */
export async function queryPostgres<Row>(
  url: string,
  statement: string,
  parameters: readonly (string | number | Uint8Array)[],
): Promise<readonly Row[]> {
  const client = new SQL({ url, max: 1, bigint: true });
  try {
    const rows: readonly Record<string, unknown>[] = await client.unsafe(toNumberedText(statement), [...parameters]);
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toPlainValue(value)])) as Row);
  } finally {
    await client.close();
  }
}

const toPlainValue = (value: unknown) =>
  typeof value === "bigint" ? Number(value) : value instanceof Uint8Array ? new Uint8Array(value) : value;
