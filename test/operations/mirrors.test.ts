import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { createAllowlist } from "#/http-client/address-rules";
import { zip } from "#/kernel/archive/zip";
import { sha256Hex } from "#/kernel/hash";
import { createSshKeyPair, createSshSignature, getSshFingerprint } from "#/kernel/secrets/ssh-signature";
import { exportFormats } from "#/kits/index";
import type { Context } from "#/operations/context";
import { dispatch } from "#/operations/dispatch";
import { pullSystems } from "#/operations/mirrors/pull-systems";
import { type TestApp, createTestApp } from "#test/test-app";
import { createTemporaryFolder } from "#test/temporary-folder";
import { startReceiver } from "#test/webhooks/receiver";

/** The parts of a design, as far as tests change them. */
type DesignParts = {
  readonly components: readonly { readonly variants: readonly object[] }[];
  readonly tokens: { readonly scales: { readonly brand: readonly object[] } };
  readonly icons: { readonly icons: readonly object[] };
};

const baseUrl = "https://brand.example";
const folder = createTemporaryFolder();
let source: TestApp;
let slug: string;
/** Serves the source over TLS on this machine. */
const receiver = startReceiver(({ path, headers }) =>
  source.handle(new Request(`http://localhost${path}`, { headers: { authorization: headers.get("authorization") ?? "" } })),
);
const opened: TestApp[] = [];
const open = async () => {
  const sources = { allowed: createAllowlist(["127.0.0.0/8"]), ca: receiver.ca };
  const app = await createTestApp({ baseUrl, sources });
  opened.push(app);
  return app;
};

beforeAll(async () => {
  source = await createTestApp({ baseUrl });
  slug = (await source.publish({ name: "Nordhavn Optik", tagline: "Glasses", audience: "people with eyes", seed: 5 })).system
    .slug;
  const { cookie } = await source.person("OWNER");
  await source.send("POST", `/api/v1/workspaces/${source.workspaceId}/signing-keys`, { cookie, body: { name: "Releases" } });
});
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});
afterAll(async () => {
  await source.close();
  await receiver.stop();
  folder.remove();
});

/** What the command line does. */
async function pull(app: TestApp, input: Record<string, unknown>, onProgress?: Context["onProgress"]) {
  const caller = { kind: "administrator" } as const;
  const context = { ...app.services, caller, address: null, requestId: null, ...(onProgress && { onProgress }) };
  const reply = await dispatch(pullSystems, context, { path: () => ({}), input: () => input });
  return (reply.value as { systems: readonly Record<string, unknown>[] }).systems;
}

const getBytes = async (app: TestApp, path: string) => {
  const response = await app.handle(new Request(`http://localhost${path}`));
  expect([path, response.status]).toEqual([path, 200]);
  return new Uint8Array(await response.arrayBuffer());
};
const download = () => getBytes(source, `/api/v1/systems/${slug}/download`);
const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder.path, name), content);
  return join(folder.path, name);
};
/** A bundle with its signature in the folder of the test. */
async function writeBundle(name: string, bytes: Uint8Array, pair = createSshKeyPair()) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-512", new Uint8Array(bytes)));
  write(`${name}.sig`, createSshSignature(pair, "livery-bundle", digest));
  return write(name, bytes);
}
const listPaths = (slug: string) => [
  ...exportFormats.map(({ format }) => `/api/systems/export/${slug}?format=${format}`),
  `/api/v1/systems/${slug}/download`,
  `/api/v1/systems/${slug}/guide`,
  `/r/${slug}.json`,
];

/** A bundle with another version number, as the source would make it, and other contents of files. */
async function changeBundle(
  bytes: Uint8Array,
  number: string,
  change: (design: string) => string = (text) => text,
  added: Readonly<Record<string, string>> = {},
) {
  const files = unzipSync(bytes);
  for (const [path, content] of Object.entries(added)) files[path] = new TextEncoder().encode(content);
  const manifest = JSON.parse(new TextDecoder().decode(files["manifest.json"]));
  manifest.system.version = number;
  const design = change(new TextDecoder().decode(files["livery/design.json"]));
  files["livery/design.json"] = new TextEncoder().encode(design);
  for (const path of Object.keys(added)) manifest.files.push({ path });
  for (const file of manifest.files) {
    const content = files[file.path] ?? new Uint8Array();
    Object.assign(file, { bytes: content.length, sha256: sha256Hex(content) });
  }
  files["manifest.json"] = new TextEncoder().encode(JSON.stringify(manifest));
  return zip(Object.entries(files).map(([path, content]) => ({ path, content })));
}

test("a pull reports each download and check", async () => {
  const mirror = await open();
  const steps: string[] = [];
  const record: Context["onProgress"] = ({ label, done, of }) => void steps.push(`${done}/${of} ${label}`);
  await pull(mirror, { source: receiver.url() }, record);
  const path = write("steps.zip", await download());
  await pull(mirror, { source: path, unsigned: true }, record).catch(() => undefined);
  expect(steps).toEqual([`0/2 Download ${slug}`, `1/2 Check ${slug}`, "0/1 Check steps.zip"]);
}, 60_000);

describe("a pulled system", () => {
  test("has the same bytes of every export, archive and document, from an address", async () => {
    const mirror = await open();
    const pulled = await pull(mirror, { source: receiver.url(`/systems/${slug}`) });
    expect(pulled).toEqual([
      expect.objectContaining({ outcome: "added", slug, version: "1.0.0", source: receiver.url(`/systems/${slug}`) }),
    ]);
    for (const path of listPaths(slug)) {
      const [there, here] = [await getBytes(source, path), await getBytes(mirror, path)];
      expect([path, sha256Hex(here)]).toEqual([path, sha256Hex(there)]);
    }
    expect(await pull(mirror, { source: receiver.url() })).toEqual([expect.objectContaining({ outcome: "unchanged", slug })]);
  }, 60_000);

  test("cannot be edited, says where it is from, and can be duplicated", async () => {
    const mirror = await open();
    const file = await writeBundle("brand.zip", await download());
    const [pulled] = await pull(mirror, { source: file });
    const { cookie } = await mirror.person("OWNER");
    const list = await mirror.send("GET", `/api/v1/workspaces/${mirror.workspaceId}/brands`, { cookie });
    const [brand] = list.json.brands;
    const at = "2026-11-21T10:00:00.000Z";
    expect(brand.mirror).toEqual({ source: "brand.zip", fingerprint: pulled?.fingerprint, since: at, pulledAt: at });
    expect(brand.visibility).toBe("PRIVATE");
    const send = (method: string, path: string, body?: unknown) => mirror.send(method, path, { cookie, body });
    const designId = brand.system.servedDesignId;
    const refused = [
      await send("PATCH", `/api/v1/brands/${brand.id}`, { name: "Mine" }),
      await send("POST", `/api/v1/brands/${brand.id}/designs`, { brief: { name: "Mine" } }),
      await send("POST", `/api/v1/designs/${designId}/rework`, {}),
      await send("POST", `/api/v1/designs/${designId}/duplicate`, {}),
      await send("POST", `/api/v1/systems/${slug}/versions/1.0.0/restore`, {}),
    ];
    for (const { status, json } of refused)
      expect([status, json.error]).toEqual([
        409,
        "“Nordhavn Optik” is a copy from brand.zip and cannot be edited here. Change it there and pull it again, " +
          "or duplicate the brand and edit the duplicate.",
      ]);
    const edits = await send("PATCH", `/api/v1/designs/${designId}/edits`, { adjustments: [] });
    expect([edits.status, edits.json.error]).toEqual([409, expect.stringContaining("is published")]);
    const duplicate = await send("POST", `/api/v1/brands/${brand.id}/duplicate`, { name: "Own" });
    expect([duplicate.status, duplicate.json.brand.mirror]).toEqual([201, null]);
    expect((await send("PATCH", `/api/v1/brands/${brand.id}`, { visibility: "PUBLIC" })).status).toBe(200);
    const log = await send("GET", `/api/v1/workspaces/${mirror.workspaceId}/audit-log?action=brand.pulled`);
    expect(log.json.entries[0].details).toEqual({ source: "brand.zip", version: "1.0.0", fingerprint: pulled?.fingerprint });
  }, 60_000);

  test("gets newer versions, keeps a pinned older one, and never goes back", async () => {
    const mirror = await open();
    const pair = createSshKeyPair();
    const first = await download();
    await pull(mirror, { source: await writeBundle("one.zip", first, pair), visibility: "PUBLIC" });
    const system = await mirror.store.systems.findByPublicSlug(slug);
    const [design] = system ? await mirror.store.designs.listBySystem(system.id) : [];
    const { cookie } = await mirror.person("OWNER");
    await mirror.send("POST", `/api/v1/designs/${design?.id}/pin`, { cookie });
    const second = await writeBundle("two.zip", await changeBundle(first, "1.1.0"), pair);
    expect((await pull(mirror, { source: second }))[0]?.outcome).toBe("updated");
    const live = async () => (await mirror.send("GET", `/api/v1/systems/${slug}/adoption`)).json.system.version;
    expect(await live()).toBe("1.0.0");
    await mirror.send("POST", `/api/v1/designs/${design?.id}/unpin`, { cookie });
    expect(await live()).toBe("1.1.0");
    const old = await writeBundle("old.zip", await changeBundle(first, "1.0.5"), pair);
    expect((await pull(mirror, { source: old }))[0]?.outcome).toBe("older");
    expect(await live()).toBe("1.1.0");
    const other = await changeBundle(first, "1.1.0", (text) => {
      const design = JSON.parse(text);
      design.parts.direction.summary = "Another one";
      return JSON.stringify(design);
    });
    expect(pull(mirror, { source: await writeBundle("other.zip", other, pair) })).rejects.toThrow(
      "Version 1.1.0 of “Nordhavn Optik” has another direction here",
    );
  }, 60_000);

  test("is refused with another key until its fingerprint is named, and without a signature", async () => {
    const mirror = await open();
    const [one, two] = [createSshKeyPair(), createSshKeyPair()];
    const bytes = await download();
    await pull(mirror, { source: await writeBundle("a.zip", bytes, one) });
    const next = await changeBundle(bytes, "2.0.0");
    const replaced = await writeBundle("b.zip", next, two);
    expect(pull(mirror, { source: replaced })).rejects.toThrow(
      `was signed with ${getSshFingerprint(one.publicKey)} before, and with ${getSshFingerprint(two.publicKey)} now. Nothing was changed.`,
    );
    expect(pull(mirror, { source: replaced, unsigned: true })).rejects.toThrow("and is not signed now");
    expect(pull(mirror, { source: replaced, fingerprint: getSshFingerprint(one.publicKey) })).rejects.toThrow("which is not");
    const confirmed = await pull(mirror, { source: replaced, fingerprint: getSshFingerprint(two.publicKey) });
    expect(confirmed[0]?.outcome).toBe("updated");
    expect(pull(mirror, { source: await writeBundle("c.zip", await changeBundle(bytes, "2.1.0"), one) })).rejects.toThrow(
      `was signed with ${getSshFingerprint(two.publicKey)} before`,
    );
    expect(pull(mirror, { source: write("alone.zip", bytes) })).rejects.toThrow("There is no signature in");
    const key = write("one.pub", one.publicKey);
    expect((await pull(await open(), { source: join(folder.path, "a.zip"), key }))[0]?.outcome).toBe("added");
  }, 60_000);

  test("remembers a key that signed a version which is here already", async () => {
    const mirror = await open();
    const [one, two] = [createSshKeyPair(), createSshKeyPair()];
    const bytes = await download();
    const file = await writeBundle("first.zip", bytes, one);
    await pull(mirror, { source: file, unsigned: true });
    expect((await pull(mirror, { source: file }))[0]?.outcome).toBe("unchanged");
    const next = await changeBundle(bytes, "1.1.0");
    expect(pull(mirror, { source: await writeBundle("second.zip", next, two) })).rejects.toThrow(
      `was signed with ${getSshFingerprint(one.publicKey)} before`,
    );
    await pull(mirror, { source: await writeBundle("first.zip", bytes, two), fingerprint: getSshFingerprint(two.publicKey) });
    expect((await pull(mirror, { source: join(folder.path, "second.zip") }))[0]?.outcome).toBe("updated");
  }, 60_000);

  test("keeps what is internal at the source: the brief, and reasons of edits and of the direction", async () => {
    const design = new TextDecoder().decode(unzipSync(await download())["livery/design.json"]);
    expect(design).toContain("Glasses");
    expect(design).not.toContain("people with eyes");
    expect(JSON.parse(design).parts).toMatchObject({ direction: { reasons: [] } });
    expect(Object.keys(JSON.parse(design).parts)).not.toContain("audit");
  });
});

describe("pulling is refused", () => {
  test("for a slug that an own brand has", async () => {
    const mirror = await open();
    await mirror.publish({ name: "Nordhavn Optik", seed: 1 });
    const file = await writeBundle("taken.zip", await download());
    expect(pull(mirror, { source: file })).rejects.toThrow("belongs to “Nordhavn Optik”, which is not a copy");
  }, 60_000);

  test("for markup that can run code, other schemas and bundles without a design", async () => {
    const mirror = await open();
    const bytes = await download();
    const bad = (change: (design: string) => string) =>
      changeBundle(bytes, "1.0.0", change).then((changed) => writeBundle("bad.zip", changed));
    const hostile = await bad((design) => design.replace('"html":"<', '"html":"<img src=x onerror=alert(1)><'));
    expect(pull(mirror, { source: hostile })).rejects.toThrow("The design contains the event handler onerror");
    const svg = await bad((design) => design.replace('"svg":"<svg', '"svg":"<svg onload=\\"x()\\"'));
    expect(pull(mirror, { source: svg })).rejects.toThrow("The design contains the event handler onload");
    const change = (edit: (parts: DesignParts) => void) =>
      bad((text) => {
        const design = JSON.parse(text);
        edit(design.parts);
        return JSON.stringify(design);
      });
    const script = "<script>alert(1)</script>";
    const setMarkup = (html: string) => (parts: DesignParts) => Object.assign(parts.components[0]?.variants[0] ?? {}, { html });
    const hostileParts: [edit: (parts: DesignParts) => void, reason: string][] = [
      [setMarkup("<p></p>".repeat(41_000) + script), "more markup than can be checked"],
      [setMarkup("<div>".repeat(400) + script), "more markup than can be checked"],
      [setMarkup("<x-y><foo></foo></x-y>".repeat(250) + script), "the element foo"],
      [(parts) => Object.assign(parts.components[0] ?? {}, { css: `</style>${"<foo>".repeat(250)}` }), "markup in a style sheet"],
      [(parts) => Object.assign(parts.tokens, { [script]: "" }), "markup in a name"],
      [(parts) => Object.assign(parts.tokens.scales.brand[0] ?? {}, { hex: "red" }), "a colour that is not #rrggbb"],
      [(parts) => Object.assign(parts.icons.icons[0] ?? {}, { path: 'M0 0" onload="alert(1)' }), "the event handler onload"],
      [(parts) => Object.assign(parts.tokens, { scales: {} }), "incomplete or damaged"],
    ];
    for (const [edit, reason] of hostileParts) expect(pull(mirror, { source: await change(edit) })).rejects.toThrow(reason);
    const image = "<svg><script/></svg>";
    const hash = sha256Hex(image);
    const design = JSON.parse(new TextDecoder().decode(unzipSync(bytes)["livery/design.json"]));
    const listed = JSON.stringify({ ...design, files: [{ hash, mediaType: "image/svg+xml" }] });
    const withImage = await changeBundle(bytes, "1.0.0", () => listed, { [`livery/files/${hash}`]: image });
    expect(pull(mirror, { source: await writeBundle("image.zip", withImage) })).rejects.toThrow("a script element");
    const newer = await bad((design) => design.replace('"schemaVersion":1', '"schemaVersion":2'));
    expect(pull(mirror, { source: newer })).rejects.toThrow("is not a design that this Livery reads (/schemaVersion)");
    const files = unzipSync(bytes);
    const manifest = JSON.parse(new TextDecoder().decode(files["manifest.json"]));
    delete files["livery/design.json"];
    manifest.files = manifest.files.filter(({ path }: { path: string }) => !path.startsWith("livery/"));
    files["manifest.json"] = new TextEncoder().encode(JSON.stringify(manifest));
    const without = zip(Object.entries(files).map(([path, content]) => ({ path, content })));
    expect(pull(mirror, { source: await writeBundle("old.zip", without) })).rejects.toThrow("The bundle has no design in it");
    expect(await mirror.store.systems.listByWorkspace(mirror.workspaceId)).toEqual([]);
  }, 120_000);

  test("for addresses that are not allowed or have nothing, each with its address", async () => {
    const closed = await createTestApp();
    opened.push(closed);
    expect(pull(closed, { source: receiver.url() })).rejects.toThrow("The URL's host is not on the public network.");
    const mirror = await open();
    const missing = receiver.url("/systems/none");
    expect(pull(mirror, { source: missing })).rejects.toThrow(
      "/api/v1/systems/none/download/signature: The URL responded with status 404",
    );
  });
});
