const commandTimeoutMs = 120_000;

/** The variables of a command that is checked: none of this machine but its PATH. */
export const createCheckEnvironment = (homeFolder: string) => ({ PATH: process.env.PATH ?? "", HOME: homeFolder, LC_ALL: "C" });

/** Runs a command to its end. Returns what it printed. Throws with the end of its output if it fails or takes over two minutes. */
export async function runCommand(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = Bun.spawn([...args], {
    cwd,
    env: { ...createCheckEnvironment(cwd), ...env },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
    timeout: commandTimeoutMs,
  });
  const [out, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  const status = await child.exited;
  if (status !== 0) throw new Error(`${args.join(" ")} exited with ${status}: ${`${out}${errors}`.trim().slice(-600)}`);
  return out.trim();
}
