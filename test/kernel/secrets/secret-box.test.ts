import { expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadOrCreateKey } from "#/kernel/secrets/key-file";
import { parseSecretKey, createSecretBox } from "#/kernel/secrets/secret-box";
import { createTemporaryFolder } from "#test/temporary-folder";

const key = new Uint8Array(randomBytes(32));
const box = createSecretBox(() => key);

test("a sealed text opens for its owner only", () => {
  const sealed = box.seal("whsec_é", "whe_1");
  expect(box.open(sealed, "whe_1")).toBe("whsec_é");
  expect(box.open(sealed, "whe_2")).toBeUndefined();
  expect(createSecretBox(() => new Uint8Array(randomBytes(32))).open(sealed, "whe_1")).toBeUndefined();
});

test("sealed text does not show the secret, and sealing twice gives different text", () => {
  const [one, other] = [box.seal("whsec_visible", "a"), box.seal("whsec_visible", "a")];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.slice(3), "base64url").toString("latin1")).not.toContain("visible");
});

test("sealed text with any change does not open", () => {
  const sealed = box.seal("secret", "a");
  const bytes = Buffer.from(sealed.slice(3), "base64url");
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(box.open(`v1.${changed.toString("base64url")}`, "a")).toBeUndefined();
  }
  for (const text of ["", "v1", "v1.", "v2.AAAA", "plain", sealed.slice(0, 20)]) expect(box.open(text, "a")).toBeUndefined();
});

test("a key is 32 bytes in base64 or hexadecimal", () => {
  const bytes = Buffer.from(key);
  for (const text of [
    bytes.toString("base64"),
    bytes.toString("base64url"),
    bytes.toString("hex"),
    `${bytes.toString("base64")}\n`,
  ])
    expect(parseSecretKey(text)).toEqual(key);
  for (const text of ["", "password", "a".repeat(63), randomBytes(31).toString("base64"), randomBytes(33).toString("hex")])
    expect(parseSecretKey(text)).toBeUndefined();
});

test("the key file is created once and readable by its owner only", () => {
  const folder = createTemporaryFolder();
  const path = join(folder.path, "data", "secret.key");
  const made = loadOrCreateKey(path, () => true);
  expect(made).toHaveLength(32);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(loadOrCreateKey(path, () => true)).toEqual(made);
  expect(parseSecretKey(readFileSync(path, "utf8"))).toEqual(made);
  expect(readdirSync(join(folder.path, "data"))).toEqual(["secret.key"]);
  folder.remove();
});

test("a file that is not a key is refused and left unchanged", () => {
  const folder = createTemporaryFolder();
  const path = join(folder.path, "secret.key");
  writeFileSync(path, "not a key", { mode: 0o600 });
  expect(() => loadOrCreateKey(path, () => true)).toThrow("does not contain a 32-byte key");
  expect(readFileSync(path, "utf8")).toBe("not a key");
  folder.remove();
});

test("ten processes that create the key at once get the same key", async () => {
  const folder = createTemporaryFolder();
  const path = join(folder.path, "secret.key");
  const script = `
    import { loadOrCreateKey } from "#/kernel/secrets/key-file";
    process.stdout.write(Buffer.from(loadOrCreateKey(${JSON.stringify(path)}, () => true)).toString("hex"));
  `;
  const keys = await Promise.all(
    Array.from({ length: 10 }, () => new Response(Bun.spawn([process.execPath, "-e", script], { stdout: "pipe" }).stdout).text()),
  );
  expect(existsSync(path)).toBe(true);
  expect(new Set(keys)).toEqual(new Set([Buffer.from(loadOrCreateKey(path, () => true)).toString("hex")]));
  folder.remove();
});
