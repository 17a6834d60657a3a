import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Wraps a command to run in a mount namespace, where it can replace resolv.conf. */
const inNamespace = (command: string) => ["unshare", "--mount", "sh", "-c", command];
const hasNamespaces =
  Bun.which("unshare") !== null &&
  Bun.spawnSync(inNamespace("mount --bind /dev/null /etc/resolv.conf"), { stdout: "ignore", stderr: "ignore" }).exitCode === 0;

test.skipIf(!hasNamespaces)(
  "two hundred names with silent name servers do not delay other names, and time out",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "livery-dns-"));
    try {
      writeFileSync(join(folder, "resolv.conf"), "nameserver 127.0.0.1\n");
      const command = `mount --bind ${folder}/resolv.conf /etc/resolv.conf && exec ${process.execPath} test/faults/silent-dns-lookup.ts`;
      const child = Bun.spawn(inNamespace(command), { stdout: "pipe", stderr: "inherit", stdin: "ignore" });
      const { reason, waitingCount, silentReasons } = JSON.parse(await new Response(child.stdout).text());
      expect(reason).toBe("refused_address");
      expect(waitingCount).toBe(200);
      for (const silentReason of silentReasons) expect(["dns", "dns_timeout"]).toContain(silentReason);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  30_000,
);
