import { getLibc, getPointer } from "#/kernel/system/libc";

// Constants of Linux (bits/socket.h).
const familyUnix = 1;
const typeDatagram = 2;
const flagDontWait = 0x40;
const maxPathBytes = 107;

/**
 * The service manager that started this process, such as systemd (sd_notify(3)). Without one, all
 * calls do nothing.
 */
export type ServiceManager = {
  /** The server takes requests. */
  ready(): void;
  /** The settings that can change are being read again; `ready` ends it. */
  reloading(): void;
  stopping(): void;
  /** Another process is the service from now on; this one ends. */
  handOver(pid: number): void;
};

/**
 * @param socketPath the socket of its notifications, `@` for an abstract one; empty without a
 *   service manager
 * @param watchdogMs how long it waits for a sign of life before it restarts the service; undefined
 *   if it waits for none
 */
export function createServiceManager(socketPath: string, watchdogMs: number | undefined): ServiceManager {
  const notify = (state: string) => {
    if (socketPath !== "") sendDatagram(socketPath, state);
  };
  let watchdog: Timer | undefined;
  return {
    ready() {
      notify("READY=1");
      // The timer runs on the thread that serves, so that it stops if that thread hangs.
      if (watchdogMs !== undefined && socketPath !== "")
        watchdog ??= setInterval(() => notify("WATCHDOG=1"), watchdogMs / 2).unref();
    },
    reloading: () => notify("RELOADING=1"),
    stopping: () => notify("STOPPING=1"),
    handOver(pid) {
      clearInterval(watchdog);
      notify(`MAINPID=${pid}`);
    },
  };
}

/** Sends text to a Unix socket. A failure is ignored: the service manager is gone. */
function sendDatagram(path: string, text: string): void {
  const libc = getLibc();
  const pathBytes = new TextEncoder().encode(path);
  if (!libc || pathBytes.length > maxPathBytes) return;
  const address = new Uint8Array(2 + pathBytes.length);
  new DataView(address.buffer).setUint16(0, familyUnix, true);
  address.set(pathBytes, 2);
  if (path.startsWith("@")) address[2] = 0;
  const socket = libc.socket(familyUnix, typeDatagram, 0);
  if (socket < 0) return;
  const bytes = new TextEncoder().encode(text);
  libc.sendto(socket, getPointer(bytes), BigInt(bytes.length), flagDontWait, getPointer(address), address.length);
  libc.close(socket);
}
