import { readdirSync, readFileSync } from "node:fs";
import { getLibc, getPointer } from "#/kernel/system/libc";

// Constants of Linux (asm-generic/socket.h, linux/filter.h).
const levelSocket = 1;
const optionAcceptsConnections = 30;
const optionSelectByProgram = 51;
const instructionReturn = 0x06;
const maxAddressBytes = 28;

/** An index that no socket has: the kernel then chooses one for each connection. */
const noIndex = 0xffff;

/**
 * Sends the new connections of a port that several sockets listen on to the one that joined last. The
 * others can then be closed without resetting connections that wait in their queue. Returns false
 * where the system cannot do it.
 *
 * @param port a port that this process listens on with a shared socket
 */
export const steerToNewest = (port: number): boolean => steerTo(port, (countListeners(port) ?? 2) - 1);

/** Lets the kernel choose a socket of the port for each new connection again. */
export const steerEvenly = (port: number): boolean => steerTo(port, noIndex);

/**
 * Sends the new connections of a port to one socket. Sockets are numbered from 0 as they joined; when
 * one is closed, the last one gets its number.
 */
export function steerTo(port: number, index: number): boolean {
  const libc = getLibc();
  const [own] = libc ? listListeningSockets(libc, port) : [];
  if (!libc || own === undefined) return false;
  // A program of one instruction: return the index.
  const instruction = new Uint8Array(8);
  const instructionView = new DataView(instruction.buffer);
  instructionView.setUint16(0, instructionReturn, true);
  instructionView.setUint32(4, index, true);
  const program = new Uint8Array(16);
  const programView = new DataView(program.buffer);
  programView.setUint16(0, 1, true);
  programView.setBigUint64(8, BigInt(getPointer(instruction)), true);
  return libc.setsockopt(own.descriptor, levelSocket, optionSelectByProgram, getPointer(program), program.length) === 0;
}

/** Whether another process listens on a port of this one, too. */
export function isPortShared(port: number): boolean {
  const libc = getLibc();
  return libc !== undefined && (countListeners(port) ?? 0) > listListeningSockets(libc, port).length;
}

/** The states of sockets in /proc/net/tcp (linux/tcp_states.h). */
const stateListening = "0A";

/** How many sockets of this machine listen on the address of this process's first one on a port. */
function countListeners(port: number): number | undefined {
  const libc = getLibc();
  const [own] = libc ? listListeningSockets(libc, port) : [];
  if (!own) return undefined;
  const isOwnAddress = (line: string) => {
    const [, address, , state] = line.trim().split(/\s+/);
    return address === own.address && state === stateListening;
  };
  try {
    const table = readFileSync(own.address.length > maxIPv4Characters ? "/proc/self/net/tcp6" : "/proc/self/net/tcp", "latin1");
    return table.split("\n").filter(isOwnAddress).length;
  } catch {
    return undefined;
  }
}

/** The length of an IPv4 address and port in /proc/net/tcp. */
const maxIPv4Characters = 13;

type ListeningSocket = {
  readonly descriptor: number;
  /** The address and port as in /proc/net/tcp. */
  readonly address: string;
};

/** The sockets of this process that listen on a TCP port. */
function listListeningSockets(libc: NonNullable<ReturnType<typeof getLibc>>, port: number): ListeningSocket[] {
  return readdirSync("/proc/self/fd").flatMap((name) => {
    const descriptor = Number(name);
    const value = new Int32Array(1);
    const valueLength = new Uint32Array([value.byteLength]);
    const result = libc.getsockopt(descriptor, levelSocket, optionAcceptsConnections, getPointer(value), getPointer(valueLength));
    if (result !== 0 || value[0] !== 1) return [];
    const address = new Uint8Array(maxAddressBytes);
    const addressLength = new Uint32Array([maxAddressBytes]);
    const isFound = libc.getsockname(descriptor, getPointer(address), getPointer(addressLength)) === 0;
    const host = { 2: address.subarray(4, 8), 10: address.subarray(8, 24) }[address[0] ?? 0];
    const isOnPort = isFound && host !== undefined && new DataView(address.buffer).getUint16(2) === port;
    return isOnPort ? [{ descriptor, address: formatAddress(host, port) }] : [];
  });
}

/** An address as in /proc/net/tcp: words of four bytes in this machine's order, and the port. */
function formatAddress(host: Uint8Array, port: number): string {
  const words = Array.from({ length: host.length / 4 }, (_, index) =>
    host
      .slice(4 * index, 4 * index + 4)
      .reverse()
      .toHex(),
  );
  return `${words.join("")}:${port.toString(16).padStart(4, "0")}`.toUpperCase();
}
