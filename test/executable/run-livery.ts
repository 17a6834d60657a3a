import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { getEngineSettings } from "#test/executable/engine-settings";

/** The compiled program; `bun run build` makes it, and `bun run test` begins with that. */
export const executable = resolve(process.env.LIVERY_EXECUTABLE ?? "dist/livery");
if (!existsSync(executable)) throw new Error(`${executable} is not built. Run \`bun run build\` first.`);

/** What programs that tests start have of their environment: where programs are, and how memory is kept. */
const inherited = Object.fromEntries(["PATH", "MIMALLOC_PURGE_DELAY"].map((name) => [name, process.env[name]]));

export type CommandResult = { readonly status: number; readonly out: string; readonly err: string };

/** Runs one command to its end in `cwd` on the engine that is tested, with nothing of this process's own settings. */
export async function runLivery(
  args: readonly string[],
  options: {
    cwd: string;
    input?: string | Uint8Array<ArrayBuffer>;
    env?: Record<string, string>;
    /** Words before the program's own, such as those that run it elsewhere. */
    prefix?: readonly string[];
  },
): Promise<CommandResult> {
  const engine = await getEngineSettings(options.cwd, args, options.env);
  const child = Bun.spawn([...(options.prefix ?? []), executable, ...args], {
    cwd: options.cwd,
    env: { ...inherited, HOME: options.cwd, ...engine, ...options.env },
    stdin: options.input === undefined ? "ignore" : new Blob([options.input]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err, status] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { status, out, err };
}

export type RunningServer = {
  readonly url: string;
  readonly lines: readonly string[];
  readonly pid: number;
  end(signal?: NodeJS.Signals): Promise<number>;
};

/** Starts a command that serves, on the engine that is tested, and waits for its ready line. */
export async function startLivery(
  args: readonly string[],
  cwd: string,
  { prefix = [], env = {} }: { readonly prefix?: readonly string[]; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<RunningServer> {
  const engine = await getEngineSettings(cwd, args, env);
  const child = Bun.spawn([...prefix, executable, ...args], {
    cwd,
    env: { ...inherited, HOME: cwd, ...engine, ...env },
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  });
  const lines: string[] = [];
  const ready = Promise.withResolvers<string>();
  const read = async () => {
    const decoder = new TextDecoder();
    let rest = "";
    for await (const chunk of child.stderr) {
      rest += decoder.decode(chunk, { stream: true });
      const parts = rest.split("\n");
      rest = parts.pop() ?? "";
      lines.push(...parts);
      const address = parts.map((line) => /ready on ((?:http|unix)[^\s"]+)/.exec(line)?.[1]).find((found) => found !== undefined);
      if (address) ready.resolve(address);
    }
    ready.reject(new Error(`livery ${args.join(" ")} ended: ${lines.join("\n")}`));
  };
  void read();
  const url = await ready.promise;
  return {
    url,
    lines,
    pid: child.pid,
    async end(signal = "SIGTERM") {
      child.kill(signal);
      return await child.exited;
    },
  };
}
