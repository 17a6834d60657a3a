import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ArchiveEntry } from "#/kernel/archive/zip";
import manifest from "../../package.json" with { type: "json" };
import type { Contents, PackageFile } from "./contents";
import type { Target } from "./targets";

const sourceFolder = join(import.meta.dir, "deb");
const readSource = (name: string) => readFileSync(join(sourceFolder, name), "utf8");

/** Debian's name of a target's processor; undefined if there is no Debian package for the target. */
export const getDebArchitecture = ({ libc, cpu }: Target): "amd64" | "arm64" | undefined =>
  libc === "glibc" ? ({ x64: "amd64", arm64: "arm64" } as const)[cpu] : undefined;

const gzipText = (text: string) => Bun.gzipSync(text, { level: 9, library: "zlib" });

/** Debian's wording of a date, in UTC. */
const formatDebianDate = (time: Date) => time.toUTCString().replace("GMT", "+0000");

/** The files that the package installs. */
function listFiles({ release, executable, licences, texts }: Contents): readonly ArchiveEntry[] {
  const { version, time } = release;
  const signature = ` -- ${maintainer}  ${formatDebianDate(time)}`;
  const changelog = `livery (${version}) stable; urgency=medium\n\n  * Version ${version}.\n\n${signature}\n`;
  const copyright = `Livery: ${manifest.license}.\n\n${licences}`;
  return [
    { path: "usr/bin/livery", content: executable, mode: 0o755 },
    { path: "usr/lib/systemd/system/livery.service", content: texts.debianUnit },
    { path: "etc/default/livery", content: readSource("livery.default") },
    { path: "usr/share/man/man1/livery.1.gz", content: gzipText(texts.manual) },
    { path: "usr/share/bash-completion/completions/livery", content: texts.completions.bash },
    { path: "usr/share/zsh/vendor-completions/_livery", content: texts.completions.zsh },
    { path: "usr/share/fish/vendor_completions.d/livery.fish", content: texts.completions.fish },
    { path: "usr/share/lintian/overrides/livery", content: readSource("lintian-overrides") },
    { path: "usr/share/doc/livery/copyright", content: copyright },
    { path: "usr/share/doc/livery/changelog.gz", content: gzipText(changelog) },
  ];
}

const maintainer = "Livery <livery@localhost>";

const formatControl = ({ release, target }: Contents, files: readonly ArchiveEntry[]) => `Package: livery
Version: ${release.version}
Architecture: ${getDebArchitecture(target)}
Maintainer: ${maintainer}
Installed-Size: ${Math.ceil(files.reduce((total, { content }) => total + content.length, 0) / 1024)}
Depends: libc6 (>= 2.17), adduser, init-system-helpers (>= 1.54)
Recommends: ca-certificates
Suggests: chromium
Section: web
Priority: optional
Description: server for brand design systems
 Livery turns a short brief into a brand system: design tokens, a mark,
 icons, components and pages. It serves that system to people, builds and
 coding agents.
 .
 The package starts a server on 127.0.0.1:4600 with its data in /var/lib/livery.
`;

const formatChecksums = (files: readonly ArchiveEntry[]) =>
  files
    .filter(({ path }) => !path.startsWith("etc/"))
    .map(({ path, content }) => `${new Bun.CryptoHasher("md5").update(content).digest("hex")}  ${path}\n`)
    .join("");

/**
 * The Debian package of a target with glibc: the executable, a service with its own user and data folder, and its settings.
 * Needs `dpkg-deb`. Compressed with gzip: xz takes minutes for a fifth less.
 */
export async function createDebPackage(contents: Contents): Promise<PackageFile> {
  const name = `livery_${contents.release.version}_${getDebArchitecture(contents.target)}.deb`;
  const files = listFiles(contents);
  const control: readonly ArchiveEntry[] = [
    { path: "DEBIAN/control", content: formatControl(contents, files) },
    { path: "DEBIAN/conffiles", content: "/etc/default/livery\n" },
    { path: "DEBIAN/md5sums", content: formatChecksums(files) },
    ...["postinst", "prerm", "postrm"].map((script) => ({ path: `DEBIAN/${script}`, content: readSource(script), mode: 0o755 })),
  ];
  const folder = mkdtempSync(join(tmpdir(), "livery-deb-"));
  // The modes of folders become part of the package.
  const mask = process.umask(0o022);
  try {
    const tree = join(folder, "tree");
    for (const { path, content, mode = 0o644 } of [...files, ...control]) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), content);
      chmodSync(join(tree, path), mode);
    }
    const output = join(folder, name);
    const child = Bun.spawn(["dpkg-deb", "--root-owner-group", "-Zgzip", "-z6", "--build", tree, output], {
      env: { ...process.env, SOURCE_DATE_EPOCH: String(contents.release.time.getTime() / 1000) },
      stdout: "ignore",
      stderr: "inherit",
    });
    const status = await child.exited;
    if (status !== 0) throw new Error(`dpkg-deb exited with ${status}.`);
    return { name, bytes: new Uint8Array(readFileSync(output)) };
  } finally {
    process.umask(mask);
    rmSync(folder, { recursive: true });
  }
}
