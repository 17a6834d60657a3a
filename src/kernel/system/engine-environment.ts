/**
 * Settings of the engine and its allocator for a command that calculates for a second or two and ends. They are read when a
 * process starts. Code is not compiled a last time, because that takes longer than it saves, and memory comes in large pages
 * and stays: a page fault for each small page was a fifth of the time.
 */
const engineEnvironment = { BUN_JSC_useFTLJIT: "0", MIMALLOC_ALLOW_THP: "1", MIMALLOC_PURGE_DELAY: "-1" };

/**
 * Starts the executable again in the place of this process, with those settings and the same arguments, and does not return.
 * Returns if the environment has them, and where a process cannot be replaced. Whatever the environment sets itself stays.
 */
export function enterEngineEnvironment(args: readonly string[]): void {
  const isExecutable = import.meta.url.includes("$bunfs");
  if (process.platform !== "linux" || !isExecutable || process.execve === undefined) return;
  const missing = Object.entries(engineEnvironment).filter(([name]) => process.env[name] === undefined);
  if (missing.length === 0) return;
  try {
    process.execve(process.execPath, [process.execPath, ...args], { ...process.env, ...Object.fromEntries(missing) });
  } catch {
    // Where the system refuses it, for example by a filter of system calls, the command takes longer.
  }
}
