import { createMask } from "#/studio/marks/geometry/mask";
import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import type { ProtectedSign } from "#/studio/marks/protected-sign-drawings";
import type { SignTemplate } from "#/studio/marks/protected-signs";
import { createFigure, normalize } from "#/studio/marks/sign-figure";

/** A word of a raster, as the file has it. */
const toHex = (row: number) => row.toString(16).padStart(8, "0");

/**
 * Signs as normalized rasters at every rotation that counts: what `protected-signs.ts` compares
 * drawings with. Takes a tenth of a second, so the result is a file of its own.
 */
export const createSignTemplates = (signs: readonly ProtectedSign[]): readonly SignTemplate[] =>
  signs.flatMap(({ id, group, draw, likeness, turns, anyParts = false }): SignTemplate[] => {
    const path = draw();
    const masks = turns.map((degrees) => createMask(turn(path, degrees), 96));
    const turned = masks.map(normalize);
    const first = turned.findIndex((bits) => bits !== undefined);
    const [mask, bits] = [masks[first], turned[first]];
    if (mask === undefined || bits === undefined) return [];
    const { pieces, holes } = createFigure(mask, bits);
    const rasters = turned.flatMap((each) => (each === undefined ? [] : Array.from(each.rows, toHex).join("")));
    return [{ id, group, likeness, anyParts, pieces, holes, rasters }];
  });

function turn(path: Path, degrees: number): Path {
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians) * 0.7, Math.sin(radians) * 0.7];
  return transform(path, [cosine, sine, -sine, cosine, 24 - 24 * cosine + 24 * sine, 24 - 24 * sine - 24 * cosine]);
}
