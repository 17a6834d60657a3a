import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zip } from "#/kernel/archive/zip";
import type { Contents, PackageFile } from "./contents";
import { createMcpbManifest } from "./mcpb-manifest";
import { getProgramName } from "./targets";

const packer = join(import.meta.dir, "../../node_modules/@anthropic-ai/mcpb/dist/cli/cli.js");

/** Throws what the validator of the format's authors finds. */
async function validateManifest(manifest: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "livery-mcpb-"));
  try {
    writeFileSync(join(folder, "manifest.json"), manifest);
    const child = Bun.spawn([process.execPath, packer, "validate", join(folder, "manifest.json")], {
      stdout: "pipe",
      stderr: "inherit",
      env: { ...process.env, NO_COLOR: "1" },
    });
    const [output, status] = await Promise.all([new Response(child.stdout).text(), child.exited]);
    if (status !== 0) throw new Error(`The manifest of the MCP bundle is not valid: ${output}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The MCP bundle of a target. Its ZIP is written here because the authors' packer stamps the present time. */
export async function createMcpBundle({ release, target, executable, licences }: Contents): Promise<PackageFile> {
  const program = getProgramName(target);
  const manifest = `${JSON.stringify(createMcpbManifest(release.version, program, target.os), null, 2)}\n`;
  await validateManifest(manifest);
  const bytes = zip([
    { path: "manifest.json", content: manifest },
    { path: `server/${program}`, content: executable, mode: 0o755 },
    { path: "LICENSES.txt", content: licences },
  ]);
  return { name: `livery-${release.version}-${target.name}.mcpb`, bytes };
}
