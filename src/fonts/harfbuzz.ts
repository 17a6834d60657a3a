import { readWasm } from "#/kernel/packed-wasm";

/**
 * A closed outline of lines (two numbers) and cubic curves (six); the shape of a mark's contour.
 */
export type GlyphContour = {
  readonly start: readonly [number, number];
  readonly segments: readonly (readonly [number, number] | readonly [number, number, number, number, number, number])[];
};

/** A glyph of a shaped text, 1000 units per em, y downwards, in visual order. */
export type PlacedGlyph = {
  readonly id: number;
  /** Index of the UTF-16 unit in the text that the glyph belongs to. */
  readonly cluster: number;
  readonly advance: number;
  /** Offset from the pen, which each glyph moves by its advance. */
  readonly offsetX: number;
  readonly offsetY: number;
};

export type ShapeOptions = {
  /** ISO 15924 tag such as `Arab`; guessed from the text if missing. */
  readonly script?: string;
  /** BCP 47 tag, for local forms such as Bulgarian letters. */
  readonly language?: string;
  readonly rightToLeft: boolean;
  /** OpenType features to switch, such as `{ kern: 1, liga: 0 }`. */
  readonly features?: Readonly<Record<string, number>>;
};

/** The metrics that HarfBuzz reads or derives, by their OpenType tag. */
export type MetricTag = "hasc" | "hdsc" | "hlgp" | "xhgt" | "cpht";

/** A font at one position of its design space. All lengths are in thousandths of an em. */
export type HarfBuzzFont = {
  hasGlyph(codePoint: number): boolean;
  getMetric(tag: MetricTag): number;
  shape(text: string, options: ShapeOptions): readonly PlacedGlyph[];
  drawGlyph(id: number): readonly GlyphContour[];
  /** Frees the memory of the font. It must not be used afterwards. */
  release(): void;
};

type NativeFunction = (...parameters: readonly number[]) => number;

const unitsPerEm = 1000;
const pageBytes = 65_536;
/** Most memory that the module may take: a third of it holds all bundled faces. */
const maxMemoryBytes = 512 * 1024 * 1024;
const directions = { leftToRight: 4, rightToLeft: 5 };
/** Size of `hb_glyph_info_t` and of `hb_glyph_position_t` in bytes. */
const glyphRecordBytes = 20;
const readOnlyMemoryMode = 1;

const toTag = (tag: string) => [...tag.padEnd(4)].reduce((value, letter) => (value << 8) | letter.charCodeAt(0), 0) >>> 0;

/** Entry points of `harfbuzz.wasm`, the C interface of HarfBuzz, and its memory. */
export type Native = {
  readonly call: (name: string, ...parameters: readonly number[]) => number;
  readonly memory: WebAssembly.Memory;
  /** Draw callbacks that write to `pen`. */
  readonly drawFunctions: number;
  readonly pen: Pen;
};

/** Collects the outline that HarfBuzz draws, with y downwards and curves of third order. */
type Pen = ReturnType<typeof createPen>;

function createPen() {
  let contours: GlyphContour[] = [];
  let segments: GlyphContour["segments"][number][] = [];
  let start: readonly [number, number] = [0, 0];
  let [x, y] = [0, 0];
  const close = () => {
    if (segments.length > 0) contours.push({ start, segments });
    segments = [];
  };
  const moveOn = (toX: number, toY: number) => {
    [x, y] = [toX, toY];
  };
  return {
    close,
    moveTo: (toX: number, toY: number) => {
      close();
      start = [toX, toY];
      moveOn(toX, toY);
    },
    lineTo: (toX: number, toY: number) => {
      segments.push([toX, toY]);
      moveOn(toX, toY);
    },
    curveTo: (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number) => {
      segments.push([x1, y1, x2, y2, toX, toY]);
      moveOn(toX, toY);
    },
    quadraticTo: (cx: number, cy: number, toX: number, toY: number) => {
      const [x1, y1] = [x + ((cx - x) * 2) / 3, y + ((cy - y) * 2) / 3];
      segments.push([x1, y1, toX + ((cx - toX) * 2) / 3, toY + ((cy - toY) * 2) / 3, toX, toY]);
      moveOn(toX, toY);
    },
    takeContours: (): readonly GlyphContour[] => {
      close();
      const taken = contours;
      contours = [];
      return taken;
    },
  };
}

/**
 * A WebAssembly function that calls `callback`: a module that imports a function and exports it
 * again, because tables hold no JavaScript functions. Draw callbacks take three integers, `floats`
 * 32-bit floats and one integer.
 */
function createDrawCallback(floats: number, callback: (...coordinates: number[]) => void): unknown {
  const types = [0x7f, 0x7f, 0x7f, ...Array.from({ length: floats }, () => 0x7d), 0x7f];
  const section = (id: number, content: readonly number[]) => [id, content.length, ...content];
  const name = [1, 0x66];
  const bytes = Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, types.length, ...types, 0]),
    ...section(2, [1, ...name, ...name, 0, 0]),
    ...section(7, [1, ...name, 0, 0]),
  ]);
  const f = (...parameters: number[]) => callback(...parameters.slice(3, 3 + floats));
  return new WebAssembly.Instance(new WebAssembly.Module(bytes), { f: { f } }).exports.f;
}

function instantiate(): Native {
  let memory: WebAssembly.Memory | undefined;
  const fail = () => {
    throw new Error("HarfBuzz stopped");
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readWasm("harfbuzz")), {
    wasi_snapshot_preview1: { proc_exit: fail },
    env: {
      _emscripten_runtime_keepalive_clear: () => undefined,
      _abort_js: fail,
      _setitimer_js: () => 0,
      emscripten_resize_heap: (bytes: number) => {
        const wanted = bytes >>> 0;
        if (memory === undefined || wanted > maxMemoryBytes) return 0;
        memory.grow(Math.ceil((wanted - memory.buffer.byteLength) / pageBytes));
        return 1;
      },
    },
  });
  memory = exports.memory as WebAssembly.Memory;
  const table = exports.__indirect_function_table as WebAssembly.Table;
  const call = (name: string, ...parameters: readonly number[]) => (exports[name] as NativeFunction)(...parameters);
  call("__wasm_call_ctors");
  const pen = createPen();
  const drawFunctions = call("hb_draw_funcs_create");
  const setDrawCallback = (name: string, floats: number, callback: (...coordinates: number[]) => void) => {
    const index = table.grow(1);
    table.set(index, createDrawCallback(floats, callback));
    call(`hb_draw_funcs_set_${name}_func`, drawFunctions, index, 0, 0);
  };
  setDrawCallback("move_to", 2, (x = 0, y = 0) => pen.moveTo(x, -y));
  setDrawCallback("line_to", 2, (x = 0, y = 0) => pen.lineTo(x, -y));
  setDrawCallback("quadratic_to", 4, (cx = 0, cy = 0, x = 0, y = 0) => pen.quadraticTo(cx, -cy, x, -y));
  setDrawCallback("cubic_to", 6, (a = 0, b = 0, c = 0, d = 0, x = 0, y = 0) => pen.curveTo(a, -b, c, -d, x, -y));
  setDrawCallback("close_path", 0, pen.close);
  return { call, memory, drawFunctions, pen };
}

let loaded: Native | undefined;

/** The module, which starts on the first call. */
export function getHarfBuzz(): Native {
  loaded ??= instantiate();
  return loaded;
}

/** Copies bytes into the module's memory, passes their address to `use`, and frees them. */
export function withBytes<T>(native: Pick<Native, "call" | "memory">, bytes: Uint8Array, use: (address: number) => T): T {
  const address = native.call("malloc", Math.max(4, bytes.length));
  new Uint8Array(native.memory.buffer).set(bytes, address);
  try {
    return use(address);
  } finally {
    native.call("free", address);
  }
}

/** `hb_variation_t[]` or, with the range of a feature, `hb_feature_t[]`. */
function encodeSettings(settings: readonly (readonly [string, number])[], kind: "variation" | "feature"): Uint8Array {
  const size = kind === "feature" ? 16 : 8;
  const view = new DataView(new ArrayBuffer(settings.length * size));
  settings.forEach(([tag, value], index) => {
    view.setUint32(index * size, toTag(tag), true);
    if (kind === "variation") view.setFloat32(index * size + 4, value, true);
    else {
      view.setUint32(index * size + 4, value, true);
      view.setUint32(index * size + 12, 0xffff_ffff, true);
    }
  });
  return new Uint8Array(view.buffer);
}

const encodeText = (text: string) => new TextEncoder().encode(text);

/**
 * Opens TrueType or OpenType bytes at a position of their design space (axis tag to value). Starts
 * HarfBuzz on the first call. Synchronous, because marks are drawn by pure functions; the library's
 * own JavaScript can only start asynchronously.
 */
export function openHarfBuzzFont(bytes: Uint8Array, axes: Readonly<Record<string, number>>): HarfBuzzFont {
  const native = getHarfBuzz();
  const { call, memory, pen } = native;
  const data = call("malloc", bytes.length);
  new Uint8Array(memory.buffer).set(bytes, data);
  const blob = call("hb_blob_create", data, bytes.length, readOnlyMemoryMode, 0, 0);
  const face = call("hb_face_create", blob, 0);
  const font = call("hb_font_create", face);
  call("hb_font_set_scale", font, unitsPerEm, unitsPerEm);
  const variations = Object.entries(axes);
  withBytes(native, encodeSettings(variations, "variation"), (address) =>
    call("hb_font_set_variations", font, address, variations.length),
  );

  /** Calls with room for a 32-bit result; undefined if the call fails. */
  const readNumber = (use: (address: number) => number): number | undefined =>
    withBytes(native, new Uint8Array(4), (address) =>
      use(address) === 0 ? undefined : new DataView(memory.buffer).getInt32(address, true),
    );

  const shape = (text: string, { script, language, rightToLeft, features = {} }: ShapeOptions): readonly PlacedGlyph[] => {
    const buffer = call("hb_buffer_create");
    const codeUnits = Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
    withBytes(native, new Uint8Array(codeUnits.buffer), (address) =>
      call("hb_buffer_add_utf16", buffer, address, codeUnits.length, 0, codeUnits.length),
    );
    call("hb_buffer_set_direction", buffer, rightToLeft ? directions.rightToLeft : directions.leftToRight);
    if (script !== undefined) {
      const tag = withBytes(native, encodeText(script), (address) => call("hb_script_from_string", address, script.length));
      call("hb_buffer_set_script", buffer, tag);
    }
    if (language !== undefined) {
      const name = encodeText(language);
      const tag = withBytes(native, name, (address) => call("hb_language_from_string", address, name.length));
      call("hb_buffer_set_language", buffer, tag);
    }
    call("hb_buffer_guess_segment_properties", buffer);
    const switches = Object.entries(features);
    withBytes(native, encodeSettings(switches, "feature"), (address) => call("hb_shape", font, buffer, address, switches.length));
    const count = call("hb_buffer_get_length", buffer);
    const infos = call("hb_buffer_get_glyph_infos", buffer, 0);
    const positions = call("hb_buffer_get_glyph_positions", buffer, 0);
    const view = new DataView(memory.buffer);
    const glyphs = Array.from({ length: count }, (_, index): PlacedGlyph => {
      const [info, position] = [infos + index * glyphRecordBytes, positions + index * glyphRecordBytes];
      return {
        id: view.getUint32(info, true),
        cluster: view.getUint32(info + 8, true),
        advance: view.getInt32(position, true),
        offsetX: view.getInt32(position + 8, true),
        offsetY: -view.getInt32(position + 12, true),
      };
    });
    call("hb_buffer_destroy", buffer);
    return glyphs;
  };

  return {
    hasGlyph: (codePoint) => readNumber((address) => call("hb_font_get_nominal_glyph", font, codePoint, address)) !== undefined,
    getMetric: (tag) =>
      readNumber((address) => {
        call("hb_ot_metrics_get_position_with_fallback", font, toTag(tag), address);
        return 1;
      }) ?? 0,
    shape,
    drawGlyph: (id) => {
      call("hb_font_draw_glyph", font, id, native.drawFunctions, 0);
      return pen.takeContours();
    },
    release: () => {
      call("hb_font_destroy", font);
      call("hb_face_destroy", face);
      call("hb_blob_destroy", blob);
      call("free", data);
    },
  };
}
