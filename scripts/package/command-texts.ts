import { join } from "node:path";

/** What commands of the program print for packages. It is the same on every platform. */
export type CommandTexts = {
  /** The manual page (roff). */
  readonly manual: string;
  /** The scripts of the shells. */
  readonly completions: { readonly bash: string; readonly zsh: string; readonly fish: string };
  /** The systemd unit of the Debian package. */
  readonly debianUnit: string;
};

const program = join(import.meta.dir, "../../src/main.ts");

/** Runs a command of these sources with no settings of this machine. Returns what it printed. */
async function print(...args: readonly string[]): Promise<string> {
  const child = Bun.spawn([process.execPath, program, ...args], { env: {}, stdin: "ignore", stdout: "pipe", stderr: "inherit" });
  const [text, status] = await Promise.all([new Response(child.stdout).text(), child.exited]);
  if (status !== 0) throw new Error(`livery ${args.join(" ")} exited with ${status}.`);
  return text;
}

export async function readCommandTexts(): Promise<CommandTexts> {
  const unitFlags = ["--program", "/usr/bin/livery", "--user", "livery", "--environment-file", "/etc/default/livery"];
  const [manual, bash, zsh, fish, debianUnit] = await Promise.all([
    print("man"),
    print("completions", "bash"),
    print("completions", "zsh"),
    print("completions", "fish"),
    print("service", "print", ...unitFlags),
  ]);
  return { manual, completions: { bash, zsh, fish }, debianUnit };
}
