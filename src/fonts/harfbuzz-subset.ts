import { readWasm } from "#/kernel/packed-wasm";

type NativeFunction = (...parameters: readonly number[]) => number;

const readOnlyMemoryMode = 1;

let loaded: WebAssembly.Exports | undefined;

function instantiate(): WebAssembly.Exports {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readWasm("harfbuzz-subset")), {});
  (exports._initialize as NativeFunction)();
  return exports;
}

/**
 * Rewrites a TrueType or OpenType font with all its glyphs, characters, names and features.
 * HarfBuzz checks each table and leaves out those that are damaged; it copies tables that it does
 * not know. Undefined if no font is left.
 */
export function rewriteSfnt(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  loaded ??= instantiate();
  const exports = loaded;
  const memory = exports.memory as WebAssembly.Memory;
  const call = (name: string, ...parameters: readonly number[]) => (exports[name] as NativeFunction)(...parameters);
  const data = call("malloc", bytes.length);
  if (data === 0) return undefined;
  new Uint8Array(memory.buffer).set(bytes, data);
  const blob = call("hb_blob_create", data, bytes.length, readOnlyMemoryMode, 0, 0);
  const face = call("hb_face_create", blob, 0);
  const input = call("hb_subset_input_create_or_fail");
  call("hb_subset_input_keep_everything", input);
  const subset = call("hb_subset_or_fail", face, input);
  const result = subset === 0 ? undefined : call("hb_face_reference_blob", subset);
  try {
    if (result === undefined) return undefined;
    const length = call("hb_blob_get_length", result);
    const address = call("hb_blob_get_data", result, 0);
    return length === 0 ? undefined : new Uint8Array(memory.buffer).slice(address, address + length);
  } finally {
    if (result !== undefined) call("hb_blob_destroy", result);
    if (subset !== 0) call("hb_face_destroy", subset);
    call("hb_subset_input_destroy", input);
    call("hb_face_destroy", face);
    call("hb_blob_destroy", blob);
    call("free", data);
  }
}
