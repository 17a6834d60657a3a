import type { Path } from "#/studio/marks/geometry/path";
import { accent, body, cut, type DrawingStep, inlay, over } from "#/studio/motifs/draw-motif";
import {
  around,
  box,
  circle,
  corners,
  drop,
  ellipse,
  heart,
  join,
  mirrored,
  moved,
  outline,
  petal,
  row,
  sharp,
  sized,
  slice,
  smooth,
  star,
  turned,
  upended,
} from "#/studio/motifs/outlines";
import { arc, bar, curve, grown, hoop, line, minus, rim, within } from "#/studio/motifs/strokes";

/** What drawings consist of. */
export const pathFunctions = {
  arc,
  around,
  bar,
  box,
  circle,
  corners,
  curve,
  drop,
  ellipse,
  grown,
  heart,
  hoop,
  join,
  line,
  minus,
  mirrored,
  moved,
  outline,
  petal,
  rim,
  row,
  sharp,
  sized,
  slice,
  smooth,
  star,
  turned,
  upended,
  within,
};

export const stepFunctions = { accent, body, cut, inlay, over };

/** A call of one of these functions by its name. */
export type Expression = readonly [name: string, ...values: ExpressionValue[]];
export type ExpressionValue = Expression | number | string | boolean;

const pathsByName = new Map<string, (...values: never[]) => Path>(Object.entries(pathFunctions));
const stepsByName = new Map<string, (...values: never[]) => DrawingStep | readonly DrawingStep[]>(Object.entries(stepFunctions));

const evaluate = (value: ExpressionValue): unknown => (typeof value === "object" ? evaluatePath(value) : value);

function evaluatePath([name, ...values]: Expression): Path {
  const draw = pathsByName.get(name);
  if (draw === undefined) throw new Error(`No path is drawn by "${name}".`);
  return Reflect.apply(draw, undefined, values.map(evaluate));
}

/** A step of a drawing, or the steps of a layer. */
export function evaluateStep([name, ...values]: Expression): DrawingStep | readonly DrawingStep[] {
  const paint = stepsByName.get(name);
  if (paint === undefined) throw new Error(`No step of a drawing is called "${name}".`);
  return Reflect.apply(paint, undefined, values.map(evaluate));
}
