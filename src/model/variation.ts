import type { Adjustment } from "#/model/adjustment";

/** Parts that a variation draws again, unless they are kept. */
export const variedParts = ["mark", "imagery", "palette", "typography", "layout"] as const satisfies readonly Extract<
  Adjustment,
  { kind: "redraw" }
>["part"][];
export type VariedPart = (typeof variedParts)[number];

type Redraw = { readonly kind: "redraw"; readonly part: VariedPart; readonly seed: number };

/**
 * Adjustments that draw every part again from one seed, except the kept ones. A part that is drawn
 * again is not locked any more; all other adjustments stay.
 */
export function createVariation<Edit extends { readonly kind: string }>(
  adjustments: readonly Edit[],
  kept: readonly VariedPart[],
  seed: number,
): (Edit | Redraw)[] {
  const redrawn = variedParts.filter((part) => !kept.includes(part));
  const isReplaced = (adjustment: Edit) =>
    (adjustment.kind === "redraw" || adjustment.kind === "lock") &&
    "part" in adjustment &&
    redrawn.some((part) => part === adjustment.part);
  return [
    ...adjustments.filter((adjustment) => !isReplaced(adjustment)),
    ...redrawn.map((part) => ({ kind: "redraw" as const, part, seed })),
  ];
}
