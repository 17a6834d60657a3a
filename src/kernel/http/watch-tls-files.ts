import { readTlsFiles, type TlsFiles, type TlsIdentity } from "#/kernel/http/tls-files";
import type { Clock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import type { Log } from "#/kernel/log";

/**
 * How often the files are read, milliseconds. Changes of the file system are not relied on: many
 * programs replace certificates by renaming links, also of folders.
 */
const pollMs = 5_000;

/** What reads a certificate again. */
export type TlsWatch = {
  /** Reads the files now. Resolves when a new certificate is in use, or refused. */
  reload(): Promise<void>;
  stop(): void;
};

/**
 * Reads the certificate's files again and again, and calls `replace` with each new certificate that
 * is valid. A change that cannot be used is logged once, and the certificate in use stays.
 */
export function watchTlsFiles(
  files: TlsFiles,
  used: TlsIdentity,
  {
    replace,
    log,
    clock,
    intervalMs = pollMs,
  }: { replace(identity: TlsIdentity): Promise<void>; readonly log: Log; readonly clock: Clock; readonly intervalMs?: number },
): TlsWatch {
  let current = used;
  let lastProblem = "";
  const refuse = (problem: string) => {
    if (problem !== lastProblem) log.error("the new certificate was refused; the one in use stays", problem);
    lastProblem = problem;
  };
  const reloadNow = async () => {
    const identity = readNew(files, clock);
    if (typeof identity === "string") return refuse(identity);
    lastProblem = "";
    if (identity.cert === current.cert && identity.key === current.key) return;
    await replace(identity);
    current = identity;
    log.info("new connections use the new certificate", { validUntil: new Date(identity.validUntilMs).toISOString() });
  };
  let reloading = Promise.resolve();
  const reload = () => {
    reloading = reloading.then(reloadNow).catch((error: unknown) => log.error("the certificate could not be replaced", error));
    return reloading;
  };
  const timer = setInterval(() => void reload(), intervalMs);
  timer.unref();
  return { reload, stop: () => clearInterval(timer) };
}

/** The certificate in the files, or why it cannot be used. */
function readNew(files: TlsFiles, clock: Clock): TlsIdentity | string {
  try {
    const identity = readTlsFiles(files);
    const nowMs = clock.now().getTime();
    if (identity.validUntilMs <= nowMs) return `The certificate in ${files.certificate} has expired.`;
    if (identity.validFromMs > nowMs) return `The certificate in ${files.certificate} is not valid yet.`;
    return identity;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}
