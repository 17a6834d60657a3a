import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { sha256Hex } from "#/kernel/hash";
import { createSshKeyPair, createSshSignature, parseSshPublicKey } from "#/kernel/secrets/ssh-signature";
import { exportFormats } from "#/kits/index";
import { checkSignature } from "#/operations/signing/check-signature";
import { readBundle } from "#/operations/signing/read-bundle";
import { type TestApp, createTestApp } from "#test/test-app";
import { createTemporaryFolder } from "#test/temporary-folder";

let app: TestApp;
type Person = Awaited<ReturnType<TestApp["person"]>>;
let owner: Person;
let slug: string;
const folder = createTemporaryFolder();

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.person("OWNER");
  slug = (await app.publish({ name: "Fern", seed: 1 })).system.slug;
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const keysAt = (rest = "") => `/api/v1/workspaces/${app.workspaceId}/signing-keys${rest}`;
const createKey = async (name: string) => (await app.send("POST", keysAt(), { cookie: owner.cookie, body: { name } })).json;
const download = async () =>
  new Uint8Array(await (await app.handle(new Request(`http://localhost/api/v1/systems/${slug}/download`))).arrayBuffer());
const fetchSignature = () => app.send("GET", `/api/v1/systems/${slug}/download/signature`);

/** Runs a command in the folder of the test; `input` is its standard input. */
async function run(command: readonly string[], input: Uint8Array<ArrayBuffer> = new Uint8Array()) {
  const child = Bun.spawn([...command], {
    cwd: folder.path,
    env: { PATH: process.env.PATH ?? "", HOME: folder.path },
    stdin: new Blob([input]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err, status] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { out, err, status };
}
const livery = (...words: string[]) => run([process.execPath, resolve("src/main.ts"), ...words]);
const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder.path, name), content);
  return join(folder.path, name);
};

describe("signing keys", () => {
  test("are created, listed and revoked with audit entries, and the private key is stored encrypted only", async () => {
    const unsigned = await fetchSignature();
    expect([unsigned.status, unsigned.json.error]).toEqual([
      404,
      "The bundle is not signed: its workspace has no signing key. Its owner creates one with `livery signing-key create`.",
    ]);
    const made = await createKey(" Releases ");
    expect(made).toEqual({
      id: expect.stringMatching(/^sgn_/),
      name: "Releases",
      publicKey: expect.stringMatching(/^ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI[A-Za-z0-9+/]{43}$/),
      fingerprint: expect.stringMatching(/^SHA256:[A-Za-z0-9+/]{43}$/),
      allowedSigner: `test namespaces="livery-bundle" ${made.publicKey}`,
      createdBy: owner.user.id,
      createdAt: "2026-11-21T10:00:00.000Z",
      revokedAt: null,
    });
    const [stored] = await app.store.signingKeys.listActive(app.workspaceId);
    expect(stored?.secret).toMatch(/^v1\./);
    const row = JSON.stringify(await app.query("SELECT * FROM signing_keys"));
    expect(row).toContain(made.publicKey);
    expect((await app.send("GET", keysAt(), { cookie: owner.cookie })).json).toEqual({ signingKeys: [made], nextCursor: null });
    const byFingerprint = await app.send("GET", keysAt(`/${encodeURIComponent(made.fingerprint)}`), { cookie: owner.cookie });
    expect(byFingerprint.json).toEqual(made);
    const revoked = await app.send("DELETE", keysAt(`/${made.id}`), { cookie: owner.cookie });
    expect(revoked.json.revokedAt).toBe("2026-11-21T10:00:00.000Z");
    expect((await app.send("DELETE", keysAt(`/${made.id}`), { cookie: owner.cookie })).json).toEqual(revoked.json);
    expect((await fetchSignature()).status).toBe(404);
    const log = await app.send("GET", `/api/v1/workspaces/${app.workspaceId}/audit-log?action=signing_key`, {
      cookie: owner.cookie,
    });
    const { name, fingerprint } = made;
    expect(log.json.entries.map((entry: Record<string, unknown>) => [entry.action, entry.targetId, entry.details])).toEqual(
      expect.arrayContaining([
        ["signing_key.created", made.id, { name, fingerprint }],
        ["signing_key.revoked", made.id, { name, fingerprint }],
      ]),
    );
    expect(log.json.entries).toHaveLength(2);
  });

  test("the newest key signs", async () => {
    await createKey("Old");
    const { fingerprint } = await createKey("New");
    const { text } = await fetchSignature();
    expect((await checkSignature(await download(), text, {})).fingerprint).toBe(fingerprint);
  });

  test("a fingerprint is the one that ssh-keygen prints", async () => {
    const { publicKey, fingerprint } = await createKey("Printed");
    const printed = await run(["ssh-keygen", "-lf", write("printed.pub", `${publicKey}\n`)]);
    expect(printed.out).toStartWith(`256 ${fingerprint} `);
  });
});

describe("a signed bundle", () => {
  test("verifies with ssh-keygen, and not after a change", async () => {
    const { allowedSigner } = await createKey("Verified");
    const signers = write("allowed_signers", `${allowedSigner}\n`);
    const signature = await fetchSignature();
    expect([signature.status, signature.headers.get("content-disposition")]).toEqual([
      200,
      expect.stringContaining(`${slug}-1.0.0-bundle.zip.sig`),
    ]);
    const command = ["ssh-keygen", "-Y", "verify", "-f", signers, "-I", "test", "-n", "livery-bundle", "-s"];
    const bytes = await download();
    const good = await run([...command, write("good.sig", signature.text)], bytes);
    expect([good.status, good.out]).toEqual([0, expect.stringContaining('Good "livery-bundle" signature for test')]);
    const other = bytes.slice();
    other[1000] = (other[1000] ?? 0) ^ 1;
    expect((await run([...command, join(folder.path, "good.sig")], other)).status).not.toBe(0);
  });

  test("signed with ssh-keygen verifies with livery", async () => {
    const made = await run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "me@acme", "-f", join(folder.path, "own")]);
    expect([made.status, made.err]).toEqual([0, ""]);
    const bytes = await download();
    const file = write("own.zip", bytes);
    await run(["ssh-keygen", "-q", "-Y", "sign", "-f", join(folder.path, "own"), "-n", "livery-bundle", file]);
    const report = await livery("verify", file, "--key", join(folder.path, "own.pub"), "--json");
    const line = readFileSync(join(folder.path, "own.pub"), "utf8");
    expect([report.err, report.status]).toEqual(["", 0]);
    expect(JSON.parse(report.out).signature).toEqual({
      publicKey: parseSshPublicKey(line) ?? "",
      fingerprint: expect.any(String),
      signer: null,
      isTrusted: true,
    });
    const forOthers = write("others", `me namespaces="git,file" ${line}`);
    const refused = await livery("verify", file, "--key", forOthers);
    expect([refused.status, refused.err]).toEqual([1, expect.stringContaining("has no Ed25519 key that may sign bundles")]);
    const limited = write("limited", `me valid-before="20200101" ${line}`);
    expect((await livery("verify", file, "--key", limited)).err).toContain("an option that is not supported");
    for (const names of ["!livery-bundle,*", "livery-*", "livery-bundl?"]) {
      const withPattern = write("pattern", `me namespaces="${names}" ${line}`);
      expect((await livery("verify", file, "--key", withPattern)).err).toContain("has a pattern in namespaces");
    }
    const forAll = write("all", `me namespaces="git,*" ${line}`);
    expect((await livery("verify", file, "--key", forAll)).status).toBe(0);
    await run(["ssh-keygen", "-q", "-Y", "sign", "-f", join(folder.path, "own"), "-n", "git", write("git.zip", bytes)]);
    expect((await livery("verify", join(folder.path, "git.zip"))).err).toContain("The signature is for “git”");
  });

  test("any changed byte is found", async () => {
    await createKey("Bytes");
    const bytes = await download();
    const { text } = await fetchSignature();
    await checkSignature(bytes, text, {});
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 97)) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      expect(checkSignature(changed, text, {})).rejects.toThrow("The signature does not match the file");
    }
    expect(checkSignature(bytes.slice(0, -1), text, {})).rejects.toThrow("does not match");
    const armor = Buffer.from(text);
    for (let at = 0; at < armor.length; at += 3) {
      const changed = Buffer.from(armor);
      changed[at] = (changed[at] ?? 0) ^ 2;
      // A changed public key in the signature would be another signer, whose signature is not valid either.
      expect(checkSignature(bytes, changed.toString("latin1"), {})).rejects.toThrow(/signature/i);
    }
  });

  test("is trusted only by the keys that are given", async () => {
    const { publicKey, fingerprint } = await createKey("Trusted");
    const bytes = await download();
    const { text } = await fetchSignature();
    const stranger = createSshKeyPair();
    expect(await checkSignature(bytes, text, { keys: publicKey })).toEqual({
      publicKey,
      fingerprint,
      signer: null,
      isTrusted: true,
    });
    expect((await checkSignature(bytes, text, {})).isTrusted).toBe(false);
    expect((await checkSignature(bytes, text, { fingerprint })).isTrusted).toBe(true);
    expect(checkSignature(bytes, text, { keys: stranger.publicKey })).rejects.toThrow(`signed with the key ${fingerprint}`);
    expect(checkSignature(bytes, text, { fingerprint: "SHA256:other" })).rejects.toThrow("which is not SHA256:other");
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-512", bytes));
    const forged = createSshSignature({ ...stranger, publicKey }, "livery-bundle", digest);
    expect(checkSignature(bytes, forged, { keys: publicKey })).rejects.toThrow(/does not match|Invalid|key/);
  });
});

describe("the files of a bundle", () => {
  test("are compared with the manifest, and each difference is named", async () => {
    const bytes = await download();
    const { manifest, files } = await readBundle(bytes);
    expect(files.size).toBe(manifest.files.length);
    const unpacked = unzipSync(bytes);
    const [first = "", second = ""] = [...files.keys()];
    const pack = (changes: Record<string, Uint8Array | undefined>) =>
      zipSync(
        Object.fromEntries(
          Object.entries({ ...unpacked, ...changes }).flatMap(([path, content]) => (content ? [[path, content]] : [])),
        ),
      );
    expect(readBundle(pack({ [first]: new Uint8Array([1]) }))).rejects.toThrow(`${first} was changed.`);
    expect(readBundle(pack({ [second]: undefined }))).rejects.toThrow(`${second} is missing.`);
    expect(readBundle(pack({ "more.js": new Uint8Array([1]) }))).rejects.toThrow("more.js is not in the manifest.");
    expect(readBundle(pack({ "manifest.json": undefined }))).rejects.toThrow("has no manifest.json");
    const renamed = { ...manifest, system: { ...manifest.system, name: "Acme\u001b[2J" } };
    const withControl = pack({ "manifest.json": new TextEncoder().encode(JSON.stringify(renamed)) });
    expect(readBundle(withControl)).rejects.toThrow("manifest.json is not the manifest of a bundle");
    expect(readBundle(pack({ "manifest.json": Buffer.from("{}") }))).rejects.toThrow("not the manifest of a bundle");
    expect(readBundle(Buffer.from("no archive"))).rejects.toThrow("neither a ZIP nor a gzip tar");
    const bomb = zipSync({ "zeros.txt": new Uint8Array(600_000_000) }, { level: 1 });
    expect(readBundle(bomb)).rejects.toThrow("larger than 500000000 bytes");
  });
});

test("livery bundle --sign writes a signature that livery verify accepts", async () => {
  const words = [
    "--workspace",
    "Acme",
    "--email",
    "ada@acme.test",
    "--password-file",
    write("password", "correct horse battery\n"),
  ];
  expect((await livery("init", ...words)).status).toBe(0);
  write("brief.json", JSON.stringify({ name: "Acme Tea", seed: 3 }));
  expect((await livery("generate", "brief.json", "--approve", "--publish", "--json")).status).toBe(0);
  const early = await livery("bundle", "acme-tea", "--sign", "-o", "tea.zip");
  expect([early.status, early.err]).toEqual([1, expect.stringContaining("its workspace has no signing key")]);
  expect(await Bun.file(join(folder.path, "tea.zip")).exists()).toBe(false);
  const created = await livery("signing-key", "create", "Releases", "--json");
  const { id, fingerprint } = JSON.parse(created.out);
  const signed = await livery("bundle", "acme-tea", "--sign", "-o", "tea.zip");
  expect([signed.status, signed.err]).toEqual([0, expect.stringMatching(/Wrote tea\.zip \(.*\nWrote tea\.zip\.sig \(/)]);
  write("signers", (await livery("signing-key", "export", id)).out);
  const trusted = await livery("verify", "tea.zip", "--key", "signers");
  expect([trusted.status, trusted.out]).toEqual([
    0,
    expect.stringMatching(
      /^tea\.zip: Acme Tea 1\.0\.0, \d+ files, all as in the manifest\.\nSigned with the trusted key SHA256:/,
    ),
  ]);
  const untrusted = await livery("verify", "tea.zip");
  expect(untrusted.out).toContain(`Signed with the key ${fingerprint}. Compare it`);
  write("alone.zip", readFileSync(join(folder.path, "tea.zip")));
  const alone = await livery("verify", "alone.zip");
  expect([alone.status, alone.err]).toEqual([1, expect.stringContaining("There is no signature in alone.zip.sig")]);
  expect((await livery("verify", "alone.zip", "--unsigned")).out).toContain("The signature was not checked.");

  const all = await livery("export", "--all", "-o", "exports", "--json");
  expect([all.status, all.err]).toEqual([0, "1/1 acme-tea 1.0.0\n"]);
  const { systems } = JSON.parse(all.out);
  expect(systems).toEqual([{ slug: "acme-tea", version: "1.0.0", files: expect.any(Array) }]);
  const { files } = systems[0];
  expect(files).toHaveLength(exportFormats.length + 1);
  for (const { path, sha256 } of files) expect(sha256Hex(readFileSync(join(folder.path, "exports", path)))).toBe(sha256);
  expect(files.at(-1).sha256).toBe(sha256Hex(readFileSync(join(folder.path, "tea.zip"))));
  const again = await livery("export", "--all", "acme-tea", "-o", "exports");
  expect([again.status, again.err]).toEqual([1, expect.stringContaining("exports is not empty. Choose another folder")]);
  expect(readdirSync(folder.path).filter((name) => name.endsWith(".part"))).toEqual([]);
}, 60_000);
