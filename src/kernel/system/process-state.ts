import { hostname } from "node:os";

/**
 * Whether a process is known to have ended: one of this machine that is not there. Nothing is known
 * of processes of other machines.
 */
export function isProcessGone(host: string | undefined, pid: number): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
