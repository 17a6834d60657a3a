import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { version } from "#/kernel/version";
import { mcpbManifest } from "./package/mcpb-manifest";

/**
 * Packs the executable of this machine for others: an MCP bundle, which a client installs by a click, and an archive, with the SHA-256 of both.
 * `bun scripts/package.ts [folder] [executable]`
 */
const [folder = "dist", executable = "dist/livery"] = process.argv.slice(2).map((path) => resolve(path));
if (!existsSync(executable)) throw new Error(`${executable} is not there. Run \`bun run build\` first.`);
mkdirSync(folder, { recursive: true });

const isWindows = process.platform === "win32";
const program = isWindows ? "livery.exe" : "livery";
const name = `livery-${version}-${process.platform}-${process.arch}`;
const stage = mkdtempSync(join(tmpdir(), "livery-package-"));

async function run(...words: string[]): Promise<void> {
  const child = Bun.spawn(words, { stdout: "pipe", stderr: "inherit", env: { ...process.env, NO_COLOR: "1" } });
  const [said, status] = await Promise.all([new Response(child.stdout).text(), child.exited]);
  if (status !== 0) throw new Error(`${words.join(" ")} ended with ${status}: ${said}`);
}

async function bundle(): Promise<string> {
  const inside = join(stage, "bundle");
  mkdirSync(join(inside, "server"), { recursive: true });
  copyFileSync(executable, join(inside, "server", program));
  chmodSync(join(inside, "server", program), 0o755);
  writeFileSync(join(inside, "manifest.json"), `${JSON.stringify(mcpbManifest(version, program), null, 2)}\n`);
  const packer = resolve("node_modules/@anthropic-ai/mcpb/dist/cli/cli.js");
  await run(process.execPath, packer, "validate", join(inside, "manifest.json"));
  const made = join(stage, `${name}.mcpb`);
  await run(process.execPath, packer, "pack", inside, made);
  return made;
}

async function archive(): Promise<string> {
  const inside = join(stage, name);
  mkdirSync(inside);
  copyFileSync(executable, join(inside, program));
  chmodSync(join(inside, program), 0o755);
  copyFileSync("README.md", join(inside, "README.md"));
  const made = join(stage, `${name}.tar.gz`);
  await run("tar", "-czf", made, "-C", stage, name);
  return made;
}

try {
  const made = await Promise.all([bundle(), archive()]);
  const sums: string[] = [];
  for (const path of made) {
    const bytes = await Bun.file(path).arrayBuffer();
    sums.push(`${new Bun.CryptoHasher("sha256").update(bytes).digest("hex")}  ${basename(path)}`);
    const place = join(folder, basename(path));
    copyFileSync(path, `${place}.part`);
    renameSync(`${place}.part`, place);
    process.stderr.write(`${place}  ${bytes.byteLength} bytes\n`);
  }
  writeFileSync(join(folder, "SHA256SUMS"), `${sums.join("\n")}\n`);
} finally {
  rmSync(stage, { recursive: true, force: true });
}
