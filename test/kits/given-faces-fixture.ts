import { createGivenFace } from "#/fonts/given-face";
import { readFont } from "#/fonts/read-font";
import type { Given } from "#/model/given";
import { readBundledFont } from "#test/fonts/font-bytes";

/**
 * Two faces that a person brought in, one static and one variable, and the bytes of their files.
 */
export async function createGivenFaces(): Promise<{
  readonly faces: NonNullable<Given["faces"]>;
  readonly bytes: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}> {
  const read = (path: string) => readFont(readBundledFont(path));
  const display = createGivenFace([await read("zilla-slab/zilla-slab-latin-600")], { family: "Acme Display", generic: "serif" });
  const text = createGivenFace([await read("rubik/rubik-latin")], {
    family: "Acme Text",
    licence: "Licence 4711 of Acme Fonts",
    rightsConfirmed: true,
  });
  return { faces: { display: display.face, text: text.face }, bytes: new Map([...display.files, ...text.files]) };
}
