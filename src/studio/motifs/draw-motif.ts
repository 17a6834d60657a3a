import { getBounds } from "#/studio/marks/geometry/bounds";
import { arrangePaths, paintArea } from "#/studio/marks/geometry/compose";
import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import type { MotifShape } from "#/studio/motifs/motif";
import { rememberFlatShapes } from "#/studio/motifs/flatten-motif";
import { grown } from "#/studio/motifs/strokes";

/** A step of a drawing, in painting order; a later body fills what an earlier cut has removed. */
export type DrawingStep = { readonly tone: MotifShape["tone"]; readonly path: Path };

export const body = (...paths: readonly Path[]): DrawingStep => ({ tone: "body", path: paths.flat() });
export const cut = (...paths: readonly Path[]): DrawingStep => ({ tone: "cut", path: paths.flat() });
/** A body in front of what is painted so far, separated from it by a gap. */
export const over = (path: Path, gap = 4): DrawingStep[] => [cut(grown(path, gap)), body(path)];

/** An accent in front of what is painted so far, separated from it by a gap. */
export const inlay = (path: Path, gap = 4): DrawingStep[] => [cut(grown(path, gap)), { tone: "accent", path }];

/** Accents with the usual gap between them and the body. */
export const accent = (...paths: readonly Path[]): DrawingStep[] => inlay(paths.flat(), 3.6);

/** The longer side of a finished drawing, in units of the grid. */
const drawingSize = 84;

/** Shapes that belong together, with the outline of all of them in one colour. */
type Drawing = { readonly shapes: readonly MotifShape[]; readonly flat: Path };

/** Moves and scales a drawing so that it is centred on the grid and fills it. */
function fitToGrid({ shapes, flat }: Drawing, size: number): readonly MotifShape[] {
  const [x, y, width, height] = getBounds(flat) ?? [6, 6, 84, 84];
  const factor = size / Math.max(width, height);
  const matrix = [factor, 0, 0, factor, 48 - factor * (x + width / 2), 48 - factor * (y + height / 2)] as const;
  const fitted = shapes.map(({ tone, path }) => ({ tone, path: transform(path, matrix) }));
  rememberFlatShapes(fitted, transform(flat, matrix));
  return fitted;
}

/** Joins neighboring steps of one tone. */
function mergeSteps(steps: readonly DrawingStep[]): readonly DrawingStep[] {
  const merged: DrawingStep[] = [];
  for (const step of steps) {
    const last = merged[merged.length - 1];
    if (last?.tone === step.tone) merged[merged.length - 1] = { tone: step.tone, path: [...last.path, ...step.path] };
    else merged.push(step);
  }
  return merged;
}

/**
 * Turns painting steps into shapes for which body − cuts ∪ accents is what was painted. If a body
 * was painted over a cut, the cuts become holes of the body.
 */
function resolveSteps(allSteps: readonly DrawingStep[]): Drawing {
  const steps = mergeSteps(allSteps);
  const arrangement = arrangePaths(steps.map(({ path }) => path));
  /** What can be seen of the tones in the end. */
  const selectVisible = (...tones: readonly MotifShape["tone"][]) => {
    const actions = steps.map(({ tone }) => (tones.includes(tone) ? "add" : "remove"));
    return arrangement.select((bits) => paintArea(actions, bits));
  };
  /** All that is painted in a tone, hidden or not. */
  const selectAll = (tone: MotifShape["tone"]) => {
    const ofTone = steps.reduce((bits, step, index) => (step.tone === tone ? bits | (1 << index) : bits), 0);
    return arrangement.select((bits) => (bits & ofTone) !== 0);
  };
  const firstOther = steps.findIndex(({ tone }) => tone !== "body");
  const isRepainted = firstOther >= 0 && steps.slice(firstOther).some(({ tone }) => tone === "body");
  const shapes: MotifShape[] = isRepainted
    ? [{ tone: "body", path: selectVisible("body") }]
    : [
        { tone: "body", path: selectAll("body") },
        { tone: "cut", path: selectAll("cut") },
      ];
  shapes.push({ tone: "accent", path: selectVisible("accent") });
  return { shapes: shapes.filter(({ path }) => path.length > 0), flat: selectVisible("body", "accent") };
}

/**
 * The shapes that painting steps give, which may use any scale: they are centred and fill `size` units,
 * less for a compact shape so that all weigh about the same.
 */
export const drawMotif = (steps: readonly DrawingStep[], size = drawingSize): readonly MotifShape[] =>
  fitToGrid(resolveSteps(steps), size);

/** What the steps of a drawing leave of its body and of its accents, in the scale in which they were painted. */
export function paintSteps(steps: readonly DrawingStep[]): {
  readonly base: Path;
  readonly accent: Path;
} {
  const merged = mergeSteps(steps);
  const arrangement = arrangePaths(merged.map(({ path }) => path));
  const select = (tone: MotifShape["tone"]) => {
    const actions = merged.map((step) => (step.tone === tone ? ("add" as const) : ("remove" as const)));
    return arrangement.select((bits) => paintArea(actions, bits));
  };
  return { base: select("body"), accent: select("accent") };
}
