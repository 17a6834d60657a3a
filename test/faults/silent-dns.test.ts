import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs a command where resolv.conf is another file, for it alone; that takes a mount namespace. */
const inOwnWorld = (command: string) => ["unshare", "--mount", "sh", "-c", command];
const canHaveOwnWorld =
  Bun.which("unshare") !== null &&
  Bun.spawnSync(inOwnWorld("mount --bind /dev/null /etc/resolv.conf"), { stdout: "ignore", stderr: "ignore" }).exitCode === 0;

test.skipIf(!canHaveOwnWorld)(
  "two hundred names whose servers are silent keep no other name waiting, and end in time",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "livery-dns-"));
    try {
      writeFileSync(join(folder, "resolv.conf"), "nameserver 127.0.0.1\n");
      const command = `mount --bind ${folder}/resolv.conf /etc/resolv.conf && exec ${process.execPath} test/faults/silent-dns-lookup.ts`;
      const child = Bun.spawn(inOwnWorld(command), { stdout: "pipe", stderr: "inherit", stdin: "ignore" });
      const { reason, silentOnes, silentReasons } = JSON.parse(await new Response(child.stdout).text());
      expect(reason).toBe("refused_address");
      expect(silentOnes).toBe(200);
      for (const silentReason of silentReasons) expect(["dns", "dns_timeout"]).toContain(silentReason);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  30_000,
);
