import { readlinkSync } from "node:fs";
import { waitUntil } from "#test/wait-until";

/** A machine of its own, as far as the network goes, with one cable to the database and one to everybody else. */
export type NetworkSpace = {
  /** Words that run a command in it. */
  readonly prefix: readonly string[];
  /** Where it finds the database on this machine, and the network that it comes from. */
  readonly databaseHost: string;
  readonly databaseNetwork: string;
  /** Where it finds everything else on this machine. */
  readonly outerAddress: string;
  /** Where it is found itself. */
  readonly ownAddress: string;
  /** Pulls the cable to the database: packets are lost, and neither end learns of it. */
  cutDatabase(): void;
  /** Plugs it in again. */
  healDatabase(): void;
  remove(): Promise<void>;
};

/** Why there are no network name spaces here; undefined if there are. */
export function findNetworkSpaceObstacle(): string | undefined {
  if (process.platform !== "linux") return "network name spaces are Linux's";
  if (process.getuid?.() !== 0) return "only root may connect network name spaces";
  if (!Bun.which("ip") || !Bun.which("unshare") || !Bun.which("nsenter")) return "iproute2 or util-linux is missing";
  const name = createName("t");
  const tried = Bun.spawnSync(["ip", "link", "add", name, "type", "veth", "peer", "name", `${name}p`], { stderr: "pipe" });
  if (tried.exitCode !== 0) return tried.stderr.toString().trim();
  run(["ip", "link", "del", name]);
  return undefined;
}

/** Names of network devices have fifteen characters at most. */
const createName = (kind: string) => `lv${kind}${process.pid.toString(36)}`;

function run(command: readonly string[]): void {
  const { exitCode, stderr } = Bun.spawnSync([...command], { stderr: "pipe" });
  if (exitCode !== 0) throw new Error(`${command.join(" ")} failed: ${stderr.toString()}`);
}

export async function createNetworkSpace(): Promise<NetworkSpace> {
  const holder = Bun.spawn(["unshare", "--net", "sleep", "900"], { stdin: "ignore", stdout: "ignore", stderr: "ignore" });
  const readSpace = (pid: number | "self") => readlinkSync(`/proc/${pid}/ns/net`);
  await waitUntil(() => readSpace(holder.pid) !== readSpace("self"));
  const prefix = ["nsenter", "--target", String(holder.pid), "--net", "--"];
  // Addresses for measurements between networks (RFC 2544), which no machine has.
  const net = `198.18.${process.pid % 256}`;
  const [databaseCable, outerCable] = [createName("d"), createName("o")];
  const connect = (cable: string, inner: string, firstAddress: number) => {
    run(["ip", "link", "add", cable, "type", "veth", "peer", "name", inner, "netns", String(holder.pid)]);
    run(["ip", "address", "add", `${net}.${firstAddress}/30`, "dev", cable]);
    run(["ip", "link", "set", cable, "up"]);
    run([...prefix, "ip", "address", "add", `${net}.${firstAddress + 1}/30`, "dev", inner]);
    run([...prefix, "ip", "link", "set", inner, "up"]);
  };
  run([...prefix, "ip", "link", "set", "lo", "up"]);
  connect(databaseCable, "database", 1);
  connect(outerCable, "outer", 5);
  return {
    prefix,
    databaseHost: `${net}.1`,
    databaseNetwork: `${net}.0/30`,
    outerAddress: `${net}.5`,
    ownAddress: `${net}.6`,
    cutDatabase: () => run(["ip", "link", "set", databaseCable, "down"]),
    healDatabase: () => run(["ip", "link", "set", databaseCable, "up"]),
    async remove() {
      holder.kill();
      await holder.exited;
      for (const cable of [databaseCable, outerCable]) Bun.spawnSync(["ip", "link", "del", cable]);
    },
  };
}
