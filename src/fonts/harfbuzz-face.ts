import { getHarfBuzz, withBytes } from "#/fonts/harfbuzz";

/** An axis of a variable font. */
export type FontAxis = { readonly tag: string; readonly min: number; readonly default: number; readonly max: number };

/** What a font says of itself. */
export type HarfBuzzFace = {
  readonly axes: readonly FontAxis[];
  /** The code points with a glyph, ascending. */
  readonly codePoints: Uint32Array;
  /** The text of a name, in English if there is one; undefined if the font has none. */
  getName(id: number): string | undefined;
};

const readOnlyMemoryMode = 1;
const axisBytes = 32;
const nameEntryBytes = 12;
const maxNameLetters = 100_000;
const noCodePoint = 0xffff_ffff;

/** Reads names, axes and characters of TrueType or OpenType bytes. Nothing stays in memory. */
export function readHarfBuzzFace(bytes: Uint8Array, maxAxes: number): HarfBuzzFace {
  const native = getHarfBuzz();
  const { call, memory } = native;
  return withBytes(native, bytes, (data) => {
    const blob = call("hb_blob_create", data, bytes.length, readOnlyMemoryMode, 0, 0);
    const face = call("hb_face_create", blob, 0);
    try {
      const names = readNames(native, face);
      return { axes: readAxes(face, maxAxes), codePoints: readCodePoints(face), getName: (id) => names.get(id) };
    } finally {
      call("hb_face_destroy", face);
      call("hb_blob_destroy", blob);
    }
  });

  /** One axis more than `maxAxes` if there are more. */
  function readAxes(face: number, most: number): readonly FontAxis[] {
    return withBytes(native, new Uint8Array((most + 1) * axisBytes), (infos) =>
      withBytes(native, Uint8Array.of(most + 1, 0, 0, 0), (count) => {
        call("hb_ot_var_get_axis_infos", face, 0, count, infos);
        const view = new DataView(memory.buffer);
        return Array.from({ length: view.getUint32(count, true) }, (_, index): FontAxis => {
          const at = infos + index * axisBytes;
          const [min, initial, max] = [16, 20, 24].map((offset) => view.getFloat32(at + offset, true)) as [
            number,
            number,
            number,
          ];
          return { tag: formatTag(view.getUint32(at + 4, true)), min, default: initial, max };
        });
      }),
    );
  }

  function readCodePoints(face: number): Uint32Array {
    const set = call("hb_set_create");
    call("hb_face_collect_unicodes", face, set);
    const population = call("hb_set_get_population", set);
    const address = call("malloc", Math.max(4, population * 4));
    const count = address === 0 ? 0 : call("hb_set_next_many", set, noCodePoint, address, population);
    const codePoints = new Uint32Array(memory.buffer, address, count).slice();
    call("free", address);
    call("hb_set_destroy", set);
    return codePoints;
  }
}

const formatTag = (tag: number) => String.fromCharCode(tag >>> 24, (tag >>> 16) & 255, (tag >>> 8) & 255, tag & 255);

/** The names that tell what a font is; see the table `name` of OpenType. */
const wantedNames: ReadonlySet<number> = new Set([0, 1, 2, 5, 13, 14, 16, 17]);

/** Reads the wanted names: in English if there is one, or else in the language that comes first. */
function readNames(native: ReturnType<typeof getHarfBuzz>, face: number): ReadonlyMap<number, string> {
  const { call, memory } = native;
  const english = withBytes(native, new TextEncoder().encode("en"), (address) => call("hb_language_from_string", address, 2));
  const entries = withBytes(native, new Uint8Array(4), (count) => {
    const list = call("hb_ot_name_list_names", face, count);
    const view = new DataView(memory.buffer);
    return Array.from({ length: view.getUint32(count, true) }, (_, index) => ({
      id: view.getUint32(list + index * nameEntryBytes, true),
      language: view.getUint32(list + index * nameEntryBytes + 8, true),
    }));
  });
  const names = new Map<number, string>();
  const isEnglish = ({ language }: { readonly language: number }) => language === english;
  for (const { id, language } of [...entries.filter(isEnglish), ...entries.filter((entry) => !isEnglish(entry))]) {
    if (!wantedNames.has(id) || names.has(id)) continue;
    const length = Math.min(maxNameLetters, call("hb_ot_name_get_utf16", face, id, language, 0, 0));
    const text = withBytes(native, new Uint8Array((length + 1) * 2), (address) =>
      withBytes(native, new Uint8Array(Uint32Array.of(length + 1).buffer), (size) => {
        call("hb_ot_name_get_utf16", face, id, language, size, address);
        return new TextDecoder("utf-16le").decode(new Uint8Array(memory.buffer).slice(address, address + length * 2));
      }),
    );
    if (text !== "") names.set(id, text);
  }
  return names;
}
