import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Writes `data/startup.order`: the functions that a server calls until its first answer, which the
 * executable stores side by side. Run `bun run build && bun scripts/startup-order.ts` after larger
 * changes to what a start does; functions that the file does not know come after the others.
 */
const [executable = "dist/livery"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "livery-order-"));
try {
  const recorded = join(folder, "recorded");
  const server = Bun.spawn([resolve(executable), "serve", "--port", "0", "--data", join(folder, "data")], {
    env: { ...process.env, BUN_BYTECODE_ORDER_OUT: recorded },
    stdout: "ignore",
    stderr: "pipe",
  });
  const address = await readAddress(server.stderr);
  await (await fetch(`${address}/healthz`)).text();
  server.kill("SIGTERM");
  await server.exited;
  // The other lines order texts of all functions, which gain nothing and are most of the file.
  const lines = (await Bun.file(recorded).text()).split("\n").filter((line) => /^(?:v\d|[FMN] )/.test(line));
  await Bun.write(join(import.meta.dir, "../data/startup.order"), `${lines.join("\n")}\n`);
} finally {
  rmSync(folder, { recursive: true });
}

/** The address in the line that a server writes when it is ready. */
async function readAddress(output: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const chunk of output) {
    text += new TextDecoder().decode(chunk);
    const address = /ready on (http:\S+)/.exec(text)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`The server did not start: ${text}`);
}
