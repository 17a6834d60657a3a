import type { Subprocess } from "bun";

const liveChildren = new Set<Subprocess>();
process.on("exit", () => {
  for (const child of liveChildren) child.kill("SIGKILL");
});

/** The environment of child processes, without anything that could change a measurement. */
const environment = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "/", NODE_ENV: "production" };

/** Registers a child, so that it always ends with this process. */
export function trackChild<Child extends Subprocess>(child: Child): Child {
  liveChildren.add(child);
  void child.exited.then(() => liveChildren.delete(child));
  return child;
}

/**
 * Runs a command. Returns its standard output; throws with its standard error unless it exits with
 * status 0.
 */
export async function runToEnd(command: readonly string[], cwd: string): Promise<string> {
  const child = trackChild(Bun.spawn([...command], { cwd, env: environment, stdin: "ignore", stdout: "pipe", stderr: "pipe" }));
  const [out, error, status] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  if (status !== 0) throw new Error(`${command.join(" ")} exited with status ${status}: ${error.trim()}`);
  return out;
}

/** A server as a child process. */
export type ServerChild = { readonly url: string; readonly pid: number; end(): Promise<void> };

const readyMs = 20_000;

/** Starts a server and waits for its line `ready on http://…` on standard error. */
export async function startServer(command: readonly string[], cwd: string): Promise<ServerChild> {
  const child = trackChild(Bun.spawn([...command], { cwd, env: environment, stdin: "ignore", stdout: "ignore", stderr: "pipe" }));
  const readyTimer = setTimeout(() => child.kill("SIGKILL"), readyMs);
  const ready = Promise.withResolvers<string>();
  const readUntilReady = async () => {
    const decoder = new TextDecoder();
    let output = "";
    for await (const chunk of child.stderr) {
      if (output.length < 10_000) output += decoder.decode(chunk, { stream: true });
      const address = /ready on (http:\S+)\s/.exec(output)?.[1];
      if (address) ready.resolve(address);
    }
    ready.reject(new Error(`${command.join(" ")} ended before it was ready: ${output.trim()}`));
  };
  void readUntilReady();
  const url = await ready.promise;
  clearTimeout(readyTimer);
  return {
    url,
    pid: child.pid,
    async end() {
      child.kill("SIGTERM");
      const killTimer = setTimeout(() => child.kill("SIGKILL"), 9_000);
      await child.exited;
      clearTimeout(killTimer);
    },
  };
}
