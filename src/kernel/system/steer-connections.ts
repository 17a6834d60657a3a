import { readdirSync } from "node:fs";
import { getLibc, getPointer } from "#/kernel/system/libc";

// Constants of Linux (asm-generic/socket.h, linux/filter.h).
const levelSocket = 1;
const optionAcceptsConnections = 30;
const optionSelectByProgram = 51;
const instructionReturn = 0x06;
const maxAddressBytes = 28;

/**
 * Sends the new connections of a port that two sockets listen on to the second one, which joined
 * last. The first can then be closed without resetting connections that wait in its queue. After
 * that, the kernel uses the remaining socket. Returns false where the system cannot do it.
 *
 * @param port a port that this process listens on with a shared socket
 */
export function steerToNewest(port: number): boolean {
  const libc = getLibc();
  const [socket] = libc ? listListeningSockets(libc, port) : [];
  if (!libc || socket === undefined) return false;
  // A program of one instruction: return 1, the index of the second socket.
  const instruction = new Uint8Array(8);
  const instructionView = new DataView(instruction.buffer);
  instructionView.setUint16(0, instructionReturn, true);
  instructionView.setUint32(4, 1, true);
  const program = new Uint8Array(16);
  const programView = new DataView(program.buffer);
  programView.setUint16(0, 1, true);
  programView.setBigUint64(8, BigInt(getPointer(instruction)), true);
  return libc.setsockopt(socket, levelSocket, optionSelectByProgram, getPointer(program), program.length) === 0;
}

/** The descriptors of this process's sockets that listen on a TCP port. */
function listListeningSockets(libc: NonNullable<ReturnType<typeof getLibc>>, port: number): number[] {
  return readdirSync("/proc/self/fd")
    .map(Number)
    .filter((descriptor) => {
      const value = new Int32Array(1);
      const valueLength = new Uint32Array([value.byteLength]);
      const result = libc.getsockopt(
        descriptor,
        levelSocket,
        optionAcceptsConnections,
        getPointer(value),
        getPointer(valueLength),
      );
      if (result !== 0 || value[0] !== 1) return false;
      const address = new Uint8Array(maxAddressBytes);
      const addressLength = new Uint32Array([maxAddressBytes]);
      const isInternet =
        libc.getsockname(descriptor, getPointer(address), getPointer(addressLength)) === 0 && [2, 10].includes(address[0] ?? 0);
      return isInternet && new DataView(address.buffer).getUint16(2) === port;
    });
}
