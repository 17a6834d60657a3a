import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unpack } from "#/kernel/archive/unpack";

const maxPackageBytes = 500_000_000;

type NpmManifest = { readonly name: string; readonly version: string };

/** The manifest in an npm package. Throws if there is none. */
async function readPackageManifest(bytes: Uint8Array): Promise<NpmManifest> {
  const limits = { maxBytes: maxPackageBytes, maxFiles: 100, maxExtractedBytes: 100_000 };
  const { files } = await unpack(bytes, limits, (path) =>
    path === "package/package.json" ? { maxBytes: 100_000 } : { why: "It is not the manifest." },
  );
  const [manifest] = files;
  if (manifest === undefined) throw new Error("An npm package has no package.json.");
  return JSON.parse(new TextDecoder().decode(manifest.bytes));
}

/** A registry of the npm packages in a folder, on loopback, as far as clients need it for installing. */
export async function serveNpmRegistry(folder: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const packages = new Map<string, { readonly manifest: NpmManifest; readonly file: string; readonly integrity: string }>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".tgz"))) {
    const bytes = readFileSync(join(folder, file));
    const manifest = await readPackageManifest(bytes);
    const integrity = `sha512-${new Bun.CryptoHasher("sha512").update(bytes).digest("base64")}`;
    packages.set(manifest.name, { manifest, file, integrity });
  }
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 120,
    fetch(request) {
      const { pathname, origin } = new URL(request.url);
      const name = decodeURIComponent(pathname.slice(1));
      if (name.startsWith("-/files/")) return new Response(Bun.file(join(folder, name.slice("-/files/".length))));
      const found = packages.get(name);
      if (found === undefined) return Response.json({ error: "not found" }, { status: 404 });
      const { manifest, file, integrity } = found;
      const dist = { tarball: `${origin}/-/files/${file}`, integrity };
      const versions = { [manifest.version]: { ...manifest, dist } };
      return Response.json({ name: manifest.name, "dist-tags": { latest: manifest.version }, versions });
    },
  });
  return { url: `${server.url.origin}/`, stop: () => server.stop(true) };
}
