import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import { createContents } from "#test/scripts/create-contents";
import { createTemporaryFolder } from "#test/temporary-folder";
import type { PackageFile } from "../../scripts/package/contents";
import type { DebianPackage } from "../../scripts/package/oci/debian-packages";
import { createImage } from "../../scripts/package/oci/image";

const folder = createTemporaryFolder();
afterAll(() => folder.remove());

/** A small package with the files in the places of Debian's. */
function createDebianPackage(name: string, architecture: DebianPackage["architecture"], files: readonly string[]) {
  const tree = join(folder.path, `${name}-${architecture}`);
  for (const file of [...files, `usr/share/doc/${name}/copyright`]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${file}\n`);
  }
  mkdirSync(join(tree, "DEBIAN"));
  const control = `Package: ${name}\nVersion: 1\nArchitecture: ${architecture}\nMaintainer: A <a@b.example>\nDescription: text\n`;
  writeFileSync(join(tree, "DEBIAN/control"), control);
  const path = `${tree}.deb`;
  const { exitCode } = Bun.spawnSync(["dpkg-deb", "--build", tree, path]);
  if (exitCode !== 0) throw new Error(`${path} could not be built.`);
  return [{ name, architecture, version: "1", sha256: "" }, path] as const;
}

describe.skipIf(Bun.which("dpkg-deb") === null)("the container image", () => {
  let create = (): Promise<PackageFile> => Promise.reject(new Error("not prepared"));
  const at = (path: string) => join(folder.path, "layout", path);
  const readJson = (path: string) => Bun.file(at(path)).json();
  const toPath = (digest: string) => `blobs/${digest.replace(":", "/")}`;

  beforeAll(async () => {
    const libraries = (triplet: string, loader: string) =>
      ["libc.so.6", "libresolv.so.2", "libmemusage.so", loader].map((file) => `lib/${triplet}/${file}`);
    const packages = new Map([
      createDebianPackage("libc6", "amd64", libraries("x86_64-linux-gnu", "ld-linux-x86-64.so.2")),
      createDebianPackage("libc6", "arm64", libraries("aarch64-linux-gnu", "ld-linux-aarch64.so.1")),
      createDebianPackage("ca-certificates", "all", ["usr/share/ca-certificates/mozilla/a.crt"]),
    ]);
    create = () => createImage([createContents("linux-x64"), createContents("linux-arm64")], packages);
    mkdirSync(at(""), { recursive: true });
    expect(Bun.spawnSync(["tar", "-x", "-C", at("")], { stdin: (await create()).bytes }).exitCode).toBe(0);
  });

  test("is the same at any time", async () => {
    expect((await create()).bytes).toEqual((await create()).bytes);
  });

  test("has an image for each processor, whose parts have the digests and sizes that name them", async () => {
    const [outer] = (await readJson("index.json")).manifests;
    const { manifests } = await readJson(toPath(outer.digest));
    expect(manifests.map(({ platform }: { platform: { architecture: string } }) => platform.architecture)).toEqual([
      "amd64",
      "arm64",
    ]);
    for (const { digest } of manifests) {
      const { config, layers } = await readJson(toPath(digest));
      for (const part of [outer, config, ...layers]) {
        const bytes = await Bun.file(at(toPath(part.digest))).bytes();
        expect([part.digest, part.size]).toEqual([`sha256:${sha256Hex(bytes)}`, bytes.length]);
      }
      const { config: settings, rootfs } = await readJson(toPath(config.digest));
      expect([settings.User, settings.Entrypoint, settings.Volumes]).toEqual([
        "65532:65532",
        ["/usr/bin/livery"],
        { "/data": {} },
      ]);
      expect(settings.Healthcheck.Test).toEqual(["CMD", "/usr/bin/livery", "health"]);
      for (const [index, layer] of layers.entries()) {
        const unpacked = Bun.gunzipSync(await Bun.file(at(toPath(layer.digest))).bytes());
        expect(rootfs.diff_ids[index]).toBe(`sha256:${sha256Hex(unpacked)}`);
      }
    }
  });

  test("has the loader, the C library without its tools, certificates, and a folder that its user owns", async () => {
    const [outer] = (await readJson("index.json")).manifests;
    const { manifests } = await readJson(toPath(outer.digest));
    const { layers } = await readJson(toPath(manifests[1].digest));
    const listing = Bun.spawnSync(["tar", "--utc", "-tvzf", at(toPath(layers[0].digest))])
      .stdout.toString()
      .replaceAll(/ +/g, " ");
    expect(listing).toContain("lib/ld-linux-aarch64.so.1 -> /lib/aarch64-linux-gnu/ld-linux-aarch64.so.1");
    expect(listing).toContain("drwxr-x--- 65532/65532 0 2026-01-31 00:00 data/");
    expect(listing).toContain("etc/ssl/certs/ca-certificates.crt");
    expect(listing).toContain("var/lib/dpkg/status.d/libc6");
    expect(listing).not.toContain("libmemusage");
  });
});
