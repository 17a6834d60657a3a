import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { version } from "#/kernel/version";
import { createMcpbManifest } from "./package/mcpb-manifest";

/**
 * Packages this machine's executable: an MCP bundle that clients install with one click, an
 * archive, and their SHA-256. `bun scripts/package.ts [folder] [executable]`
 */
const [folder = "dist", executable = "dist/livery"] = process.argv.slice(2).map((path) => resolve(path));
if (!existsSync(executable)) throw new Error(`${executable} does not exist. Run \`bun run build\` first.`);
mkdirSync(folder, { recursive: true });

const isWindows = process.platform === "win32";
const program = isWindows ? "livery.exe" : "livery";
const name = `livery-${version}-${process.platform}-${process.arch}`;
const stageFolder = mkdtempSync(join(tmpdir(), "livery-package-"));

async function run(...args: string[]): Promise<void> {
  const child = Bun.spawn(args, { stdout: "pipe", stderr: "inherit", env: { ...process.env, NO_COLOR: "1" } });
  const [output, status] = await Promise.all([new Response(child.stdout).text(), child.exited]);
  if (status !== 0) throw new Error(`${args.join(" ")} exited with ${status}: ${output}`);
}

async function createBundle(): Promise<string> {
  const contentFolder = join(stageFolder, "bundle");
  mkdirSync(join(contentFolder, "server"), { recursive: true });
  copyFileSync(executable, join(contentFolder, "server", program));
  chmodSync(join(contentFolder, "server", program), 0o755);
  writeFileSync(join(contentFolder, "manifest.json"), `${JSON.stringify(createMcpbManifest(version, program), null, 2)}\n`);
  const packer = resolve("node_modules/@anthropic-ai/mcpb/dist/cli/cli.js");
  await run(process.execPath, packer, "validate", join(contentFolder, "manifest.json"));
  const archivePaths = join(stageFolder, `${name}.mcpb`);
  await run(process.execPath, packer, "pack", contentFolder, archivePaths);
  return archivePaths;
}

async function createArchive(): Promise<string> {
  const contentFolder = join(stageFolder, name);
  mkdirSync(contentFolder);
  copyFileSync(executable, join(contentFolder, program));
  chmodSync(join(contentFolder, program), 0o755);
  copyFileSync("README.md", join(contentFolder, "README.md"));
  const archivePaths = join(stageFolder, `${name}.tar.gz`);
  await run("tar", "-czf", archivePaths, "-C", stageFolder, name);
  return archivePaths;
}

try {
  const archivePaths = await Promise.all([createBundle(), createArchive()]);
  const sums: string[] = [];
  for (const path of archivePaths) {
    const bytes = await Bun.file(path).arrayBuffer();
    sums.push(`${new Bun.CryptoHasher("sha256").update(bytes).digest("hex")}  ${basename(path)}`);
    const targetPath = join(folder, basename(path));
    copyFileSync(path, `${targetPath}.part`);
    renameSync(`${targetPath}.part`, targetPath);
    process.stderr.write(`${targetPath}  ${bytes.byteLength} bytes\n`);
  }
  writeFileSync(join(folder, "SHA256SUMS"), `${sums.join("\n")}\n`);
} finally {
  rmSync(stageFolder, { recursive: true, force: true });
}
