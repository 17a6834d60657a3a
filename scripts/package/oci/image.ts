import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import type { Contents, PackageFile } from "../contents";
import { createTar, gzip, type TarEntry } from "../tar";
import type { DebianPackage } from "./debian-packages";

/** Where Debian and the image have the files of a processor, and the loader that executables name. */
const architectures = {
  x64: { name: "amd64", libraries: "lib/x86_64-linux-gnu", loader: "lib64/ld-linux-x86-64.so.2" },
  arm64: { name: "arm64", libraries: "lib/aarch64-linux-gnu", loader: "lib/ld-linux-aarch64.so.1" },
} as const;

/** What the executable loads, and what the C library loads to resolve names. */
const libraries = /^(ld-linux-.*|lib(c|m|dl|pthread|resolv|nss_dns|nss_files))\.so\.\d+$/;

/** The user of the image, without a name on the machine that runs it. */
const user = 65_532;
const dataFolder = "data";

const secondNs = 1_000_000_000;
/**
 * Docker's addition to the format. Podman does not read it, and Kubernetes has probes of its own.
 * The upgrade of a large database takes its time: failures count once it must be over.
 */
const healthcheck = {
  Test: ["CMD", "/usr/bin/livery", "health"],
  Interval: 30 * secondNs,
  Timeout: 10 * secondNs,
  StartPeriod: 600 * secondNs,
  Retries: 3,
};

const listFolder = (folder: string) => readdirSync(folder).sort();

async function runDpkgDeb(...args: readonly string[]): Promise<string> {
  const child = Bun.spawn(["dpkg-deb", ...args], { stdout: "pipe", stderr: "inherit" });
  const [output, status] = await Promise.all([new Response(child.stdout).text(), child.exited]);
  if (status !== 0) throw new Error(`dpkg-deb ${args.join(" ")} exited with ${status}.`);
  return output;
}

/** The base: loader, C library, certificates of authorities, the user, a folder for temporary files and one for the data. */
async function listBaseEntries(
  cpu: keyof typeof architectures,
  debianPackages: ReadonlyMap<DebianPackage, string>,
): Promise<readonly TarEntry[]> {
  const { name, libraries: libraryFolder, loader } = architectures[cpu];
  const folder = mkdtempSync(join(tmpdir(), "livery-base-"));
  try {
    const chosen = [...debianPackages].filter(([{ architecture }]) => architecture === name || architecture === "all");
    const packageEntries: TarEntry[] = [];
    for (const [{ name: packageName }, path] of chosen) {
      await runDpkgDeb("--extract", path, folder);
      // Scanners read here which packages of Debian are inside.
      packageEntries.push({ path: `var/lib/dpkg/status.d/${packageName}`, content: await runDpkgDeb("--field", path) });
      const copyright = `usr/share/doc/${packageName}/copyright`;
      packageEntries.push({ path: copyright, content: readFileSync(join(folder, copyright)) });
    }
    const certificateFolder = join(folder, "usr/share/ca-certificates/mozilla");
    const certificates = listFolder(certificateFolder).map((file) => readFileSync(join(certificateFolder, file), "utf8").trim());
    const copyLibrary = (file: string): TarEntry => ({
      path: `${libraryFolder}/${file}`,
      content: readFileSync(join(folder, libraryFolder, file)),
      mode: 0o755,
    });
    const loaderFile = loader.replace(/^.*\//, "");
    return [
      ...listFolder(join(folder, libraryFolder))
        .filter((file) => libraries.test(file))
        .map(copyLibrary),
      { path: loader, type: "link", target: `/${libraryFolder}/${loaderFile}` },
      ...packageEntries,
      { path: "etc/os-release", content: 'PRETTY_NAME="Livery, on files of Debian 12"\nID=debian\nVERSION_ID="12"\n' },
      { path: "etc/ssl/certs/ca-certificates.crt", content: `${certificates.join("\n")}\n` },
      { path: "etc/passwd", content: `root:x:0:0:root:/:/none\nlivery:x:${user}:${user}:Livery:/${dataFolder}:/none\n` },
      { path: "etc/group", content: `root:x:0:\nlivery:x:${user}:\n` },
      { path: "etc/nsswitch.conf", content: "hosts: files dns\n" },
      { path: "tmp", type: "folder", mode: 0o1777 },
      { path: dataFolder, type: "folder", mode: 0o750, owner: user },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Descriptor = { readonly mediaType: string; readonly digest: string; readonly size: number };

const mediaTypes = {
  index: "application/vnd.oci.image.index.v1+json",
  manifest: "application/vnd.oci.image.manifest.v1+json",
  config: "application/vnd.oci.image.config.v1+json",
  layer: "application/vnd.oci.image.layer.v1.tar+gzip",
} as const;

/** The blobs of a layout, each named by its digest. */
class Blobs {
  readonly entries = new Map<string, Uint8Array>();

  add(kind: keyof typeof mediaTypes, content: Uint8Array | object): Descriptor {
    const bytes = content instanceof Uint8Array ? content : new TextEncoder().encode(JSON.stringify(content));
    const sha256 = sha256Hex(bytes);
    this.entries.set(`blobs/sha256/${sha256}`, bytes);
    return { mediaType: mediaTypes[kind], digest: `sha256:${sha256}`, size: bytes.length };
  }
}

async function addImage(
  blobs: Blobs,
  contents: Contents,
  debianPackages: ReadonlyMap<DebianPackage, string>,
): Promise<Descriptor> {
  const { release, target, executable, licences, sbom } = contents;
  const labels = {
    "org.opencontainers.image.title": "Livery",
    "org.opencontainers.image.description": "A server for brand design systems",
    "org.opencontainers.image.version": release.version,
    "org.opencontainers.image.created": release.time.toISOString(),
  };
  const layers = [
    await listBaseEntries(target.cpu, debianPackages),
    [
      { path: "usr/bin/livery", content: executable, mode: 0o755 },
      { path: "usr/share/doc/livery/LICENSES.txt", content: licences },
      { path: "usr/share/doc/livery/livery.cdx.json", content: sbom },
    ],
  ].map((entries) => createTar(entries, release.time));
  const config = blobs.add("config", {
    created: release.time.toISOString(),
    architecture: architectures[target.cpu].name,
    os: "linux",
    config: {
      User: `${user}:${user}`,
      Env: ["PATH=/usr/bin", `LIVERY_DATA=/${dataFolder}`, "LIVERY_HOST=0.0.0.0", "LIVERY_LOG=json"],
      Entrypoint: ["/usr/bin/livery"],
      Cmd: ["serve"],
      WorkingDir: `/${dataFolder}`,
      ExposedPorts: { "4600/tcp": {} },
      Volumes: { [`/${dataFolder}`]: {} },
      StopSignal: "SIGTERM",
      Healthcheck: healthcheck,
      Labels: labels,
    },
    rootfs: { type: "layers", diff_ids: layers.map((layer) => `sha256:${sha256Hex(layer)}`) },
    history: ["base", "livery"].map((created_by) => ({ created: release.time.toISOString(), created_by })),
  });
  return blobs.add("manifest", {
    schemaVersion: 2,
    mediaType: mediaTypes.manifest,
    config,
    layers: layers.map((layer) => blobs.add("layer", gzip(layer))),
    annotations: labels,
  });
}

/**
 * The container image for the given targets, which have glibc, as an archive of an OCI image layout: one index with an image
 * for each processor. The base is taken from Debian's packages; no container program is needed.
 */
export async function createImage(
  all: readonly Contents[],
  debianPackages: ReadonlyMap<DebianPackage, string>,
): Promise<PackageFile> {
  const [first] = all;
  if (first === undefined) throw new Error("An image needs a target.");
  const { release } = first;
  const blobs = new Blobs();
  const manifests: object[] = [];
  for (const contents of all) {
    const descriptor = await addImage(blobs, contents, debianPackages);
    manifests.push({ ...descriptor, platform: { architecture: architectures[contents.target.cpu].name, os: "linux" } });
  }
  const index = blobs.add("index", { schemaVersion: 2, mediaType: mediaTypes.index, manifests });
  const annotations = { "org.opencontainers.image.ref.name": release.version };
  const layout: readonly TarEntry[] = [
    { path: "oci-layout", content: JSON.stringify({ imageLayoutVersion: "1.0.0" }) },
    {
      path: "index.json",
      content: JSON.stringify({ schemaVersion: 2, mediaType: mediaTypes.index, manifests: [{ ...index, annotations }] }),
    },
    ...[...blobs.entries].map(([path, content]) => ({ path, content })),
  ];
  return { name: `livery-${release.version}-oci.tar`, bytes: createTar(layout, release.time) };
}
