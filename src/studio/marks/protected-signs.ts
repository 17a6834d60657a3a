import signFile from "#data/marks/protected-signs.json.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";
import { fillHoles, labelRegions, type Mask } from "#/studio/marks/geometry/mask";
import type { SignGroup } from "#/studio/marks/protected-sign-drawings";
import { type Bits, compareBits, createFigure, type Figure, grow, normalize } from "#/studio/marks/sign-figure";

/**
 * A sign to compare drawings with, as `data/marks/protected-signs.json.br` has it: its numbers of
 * pieces and holes, and a raster for each rotation, eight hexadecimal digits a row.
 */
export type SignTemplate = {
  readonly id: string;
  readonly group: SignGroup;
  readonly likeness: number;
  readonly anyParts: boolean;
  readonly pieces: number;
  readonly holes: number;
  readonly rasters: readonly string[];
};

type Template = SignTemplate & { readonly turned: readonly Bits[] };

let templates: readonly Template[] | undefined;

/** The signs, read when the first drawing is compared. */
function getTemplates(): readonly Template[] {
  templates ??= (JSON.parse(readPackedFile(signFile).toString()) as SignTemplate[]).map((sign) => ({
    ...sign,
    turned: sign.rasters.map((raster) =>
      grow(Uint32Array.from(raster.match(/.{8}/g) ?? [], (word) => Number.parseInt(word, 16))),
    ),
  }));
  return templates;
}

/** Whether two numbers of parts are equal, or nearly so where there are many. */
const isSimilarCount = (one: number, other: number) => Math.abs(one - other) <= Math.floor(Math.max(one, other) / 4);

/** A figure whose pieces and holes are counted when its ink is that of a sign: they take longer. */
type LazyFigure = { readonly bits: Bits; countParts(): Figure };

function createLazyFigure(mask: Mask, bits: Bits): LazyFigure {
  let figure: Figure | undefined;
  return {
    bits,
    countParts() {
      figure ??= createFigure(mask, bits);
      return figure;
    },
  };
}

/**
 * The figures that a drawing shows: all its ink, its white inside, and each large piece of both.
 */
function listFigures(mask: Mask): LazyFigure[] {
  const { size } = mask;
  const filled = fillHoles(mask);
  const ground: Mask = { size, cells: new Uint8Array(size * size) };
  for (let index = 0; index < ground.cells.length; index++)
    if (mask.cells[index] === 0 && filled.cells[index] === 1) ground.cells[index] = 1;
  const masks = [mask, ground];
  for (const part of [mask, ground]) {
    const { labels, areas } = labelRegions(part, 1, true);
    const large = areas.flatMap((area, label) => (label > 0 && area >= size * size * 0.025 ? [label] : []));
    const isWhole = areas.length === 2;
    if (!isWhole) for (const label of large) masks.push({ size, cells: selectLabel(labels, label) });
  }
  return masks.flatMap((each) => {
    const bits = normalize(each);
    return bits ? [createLazyFigure(each, bits)] : [];
  });
}

function selectLabel(labels: Int32Array, label: number): Uint8Array {
  const cells = new Uint8Array(labels.length);
  for (let index = 0; index < labels.length; index++) if (labels[index] === label) cells[index] = 1;
  return cells;
}

/** A sign that a drawing resembles, and how closely, 0–1. */
export type SignMatch = { readonly id: string; readonly group: SignGroup; readonly likeness: number };

/**
 * The first protected, extremist, religious or well-known sign that a drawing could be mistaken
 * for, at any size and at the rotations in which people recognise it. `allowed` groups are not
 * compared.
 */
export function findProtectedSign(mask: Mask, allowed: readonly SignGroup[] = []): SignMatch | undefined {
  const figures = listFigures(mask);
  for (const { id, group, likeness, turned, anyParts, pieces, holes } of getTemplates()) {
    if (allowed.includes(group)) continue;
    for (const figure of figures) {
      for (const bits of turned) {
        const found = compareBits(figure.bits, bits);
        if (found < likeness) continue;
        const parts = figure.countParts();
        if (!anyParts && !(isSimilarCount(parts.pieces, pieces) && isSimilarCount(parts.holes, holes))) break;
        return { id, group, likeness: found };
      }
    }
  }
  return undefined;
}
