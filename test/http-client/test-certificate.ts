import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates an authority, and a key with its certificate for the names, with openssl. */
export function createTestCertificate(names: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "livery-tls-"));
  const run = (...words: string[]) => {
    const { exitCode, stderr } = Bun.spawnSync(["openssl", ...words], { cwd: folder, stderr: "pipe", stdout: "ignore" });
    if (exitCode !== 0) throw new Error(`openssl ${words[0]}: ${stderr.toString()}`);
  };
  const san = names.map((name) => (/^[\d.]+$|:/.test(name) ? `IP:${name}` : `DNS:${name}`)).join(",");
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  run("req", "-x509", ...key, "-keyout", "ca.key", "-out", "ca.pem", "-days", "2", "-subj", "/CN=Test authority");
  run("req", ...key, "-keyout", "server.key", "-out", "server.csr", "-subj", "/CN=test");
  writeFileSync(join(folder, "extensions"), `subjectAltName=${san}\n`);
  run(
    "x509",
    "-req",
    "-in",
    "server.csr",
    "-CA",
    "ca.pem",
    "-CAkey",
    "ca.key",
    "-CAcreateserial",
    "-days",
    "2",
    "-extfile",
    "extensions",
    "-out",
    "server.pem",
  );
  return {
    caPath: join(folder, "ca.pem"),
    ca: readFileSync(join(folder, "ca.pem"), "utf8"),
    key: readFileSync(join(folder, "server.key"), "utf8"),
    cert: readFileSync(join(folder, "server.pem"), "utf8"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
