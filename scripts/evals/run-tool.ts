/** Runs a command to its end, at most a minute. Returns its status, its output, and all that it printed. */
export async function runTool(
  command: readonly string[],
  cwd: string,
): Promise<{ readonly status: number; readonly stdout: string; readonly output: string }> {
  const child = Bun.spawn([...command], {
    cwd,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
    timeout: 60_000,
    killSignal: "SIGKILL",
  });
  const [stdout, stderr, status] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { status, stdout, output: stdout + stderr };
}
