import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A key and a certificate, PEM. */
export type Certificate = { readonly key: string; readonly cert: string };

/**
 * Creates an authority and certificates for `hooks.test` with openssl: a valid one, and ones that
 * are expired, for another name, without a subject alternative name, self-signed, and of an unknown
 * authority.
 */
export function createBadCertificates() {
  const folder = mkdtempSync(join(tmpdir(), "livery-bad-tls-"));
  const run = (...words: string[]) => {
    const { exitCode, stderr } = Bun.spawnSync(["openssl", ...words], { cwd: folder, stderr: "pipe", stdout: "ignore" });
    if (exitCode !== 0) throw new Error(`openssl ${words[0]}: ${stderr.toString()}`);
  };
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  const authority = (name: string) =>
    run("req", "-x509", ...newKey, "-keyout", `${name}.key`, "-out", `${name}.pem`, "-days", "2", "-subj", `/CN=${name}`);
  const signed = (name: string, by: string, san: string | undefined, days: string): Certificate => {
    const subject = ["-subj", "/CN=hooks.test", ...(san ? ["-addext", `subjectAltName=DNS:${san}`] : [])];
    run("req", ...newKey, "-keyout", `${name}.key`, "-out", `${name}.csr`, ...subject);
    const issue = ["x509", "-req", "-in", `${name}.csr`, "-CA", `${by}.pem`, "-CAkey", `${by}.key`, "-CAcreateserial"];
    run(...issue, ...(san ? ["-copy_extensions", "copy"] : []), "-days", days, "-out", `${name}.pem`);
    return { key: read(`${name}.key`), cert: read(`${name}.pem`) };
  };
  authority("trusted");
  authority("unknown");
  const selfSigned = ["-keyout", "self.key", "-out", "self.pem", "-days", "2", "-subj", "/CN=hooks.test"];
  run("req", "-x509", ...newKey, ...selfSigned, "-addext", "subjectAltName=DNS:hooks.test");
  return {
    ca: read("trusted.pem"),
    good: signed("good", "trusted", "hooks.test", "2"),
    expired: signed("expired", "trusted", "hooks.test", "-1"),
    otherName: signed("other", "trusted", "elsewhere.test", "2"),
    noName: signed("nameless", "trusted", undefined, "2"),
    untrusted: signed("stray", "unknown", "hooks.test", "2"),
    selfSigned: { key: read("self.key"), cert: read("self.pem") },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
