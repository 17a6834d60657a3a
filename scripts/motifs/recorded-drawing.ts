import type { Path as DrawnPath } from "#/studio/marks/geometry/path";
import { type Expression, type ExpressionValue, pathFunctions } from "#/studio/motifs/drawing-expression";

/**
 * The functions of `src/studio/motifs` that draw, under the same names, but these only record their calls:
 * drawings are packed as calls. What is not a call of one of them, such as a number, is worked out here.
 */
type RecordedCall = { readonly name: string; readonly values: readonly RecordedValue[] };
type RecordedValue = Path | number | string | boolean | undefined;

/** Several calls draw one path together. */
export type Path = readonly RecordedCall[];

/** A recorded call that paints one or several steps. */
export type DrawingStep = RecordedCall;

type Recorded<Draw> = Draw extends (...values: infer Values extends readonly unknown[]) => DrawnPath
  ? (...values: { [Index in keyof Values]: Values[Index] extends DrawnPath ? Path : Values[Index] }) => Path
  : never;

const record =
  (name: string) =>
  (...values: RecordedValue[]): Path => [{ name, values }];

/** Each has the parameters of the function that it records. */
const recorded = Object.fromEntries(Object.keys(pathFunctions).map((name) => [name, record(name)])) as {
  readonly [Name in keyof typeof pathFunctions]: Recorded<(typeof pathFunctions)[Name]>;
};

export const { arc, around, bar, box, circle, corners, curve, drop, ellipse, grown, heart, hoop, join, line } = recorded;
export const { minus, mirrored, moved, outline, petal, rim, row, sharp, sized, slice, smooth, star, turned, upended, within } =
  recorded;

export const body = (...paths: readonly Path[]): DrawingStep => ({ name: "body", values: paths });
export const cut = (...paths: readonly Path[]): DrawingStep => ({ name: "cut", values: paths });
export const over = (...values: [path: Path, gap?: number]): readonly DrawingStep[] => [{ name: "over", values }];
export const inlay = (...values: [path: Path, gap?: number]): readonly DrawingStep[] => [{ name: "inlay", values }];
export const accent = (...paths: readonly Path[]): readonly DrawingStep[] => [{ name: "accent", values: paths }];

function toValue(value: RecordedValue): ExpressionValue {
  if (typeof value === "object") {
    const calls = value.map(toExpression);
    return calls.length === 1 && calls[0] ? calls[0] : ["join", ...calls];
  }
  // JSON has neither of them.
  if (value === undefined || (typeof value === "number" && !Number.isFinite(value))) throw new Error(`A drawing uses ${value}.`);
  return value;
}

const toExpression = ({ name, values }: RecordedCall): Expression => [name, ...values.map(toValue)];

/** The steps of a drawing as they are packed. */
export const toExpressions = (steps: readonly (DrawingStep | readonly DrawingStep[])[]): readonly Expression[] =>
  steps.flat().map(toExpression);
