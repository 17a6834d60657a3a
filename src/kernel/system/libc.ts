import { dlopen, ptr } from "bun:ffi";

/** Names of the C library on Linux: of glibc, and of musl on each processor. */
const libraryNames = ["libc.so.6", "libc.musl-x86_64.so.1", "libc.musl-aarch64.so.1"];

const symbols = {
  socket: { args: ["i32", "i32", "i32"], returns: "i32" },
  sendto: { args: ["i32", "ptr", "u64", "i32", "ptr", "u32"], returns: "i64" },
  close: { args: ["i32"], returns: "i32" },
  setsockopt: { args: ["i32", "i32", "i32", "ptr", "u32"], returns: "i32" },
  getsockopt: { args: ["i32", "i32", "i32", "ptr", "ptr"], returns: "i32" },
  getsockname: { args: ["i32", "ptr", "ptr"], returns: "i32" },
} as const;

type Libc = ReturnType<typeof dlopen<typeof symbols>>["symbols"];

let loaded: Libc | undefined | null = null;

/**
 * The calls of the C library that the runtime has no function for; undefined outside Linux. It is
 * loaded by the first call.
 */
export function getLibc(): Libc | undefined {
  if (loaded !== null) return loaded;
  loaded = process.platform === "linux" ? loadLibc() : undefined;
  return loaded;
}

function loadLibc(): Libc | undefined {
  for (const name of libraryNames)
    try {
      return dlopen(name, symbols).symbols;
    } catch {
      // The next name is that of another C library.
    }
  return undefined;
}

/** The address of bytes in memory. They must stay referenced during the call that reads them. */
export const getPointer = (bytes: Uint8Array | Int32Array | Uint32Array) => ptr(bytes);
