import { type Adjustment, sortByTarget } from "#/model/adjustment";
import type { Direction, RadiusBand } from "#/model/direction";
import { chooseComponentOption } from "#/studio/adjustments/component-options";
import { validateAdjustment } from "#/studio/adjustments/validate-adjustments";

const radiusBands: readonly (readonly [upToPx: number, band: RadiusBand])[] = [
  [0, "square"],
  [4, "slight"],
  [10, "rounded"],
];

const getRadiusBand = (px: number): RadiusBand => radiusBands.find(([upToPx]) => px <= upToPx)?.[1] ?? "round";

function adjust(direction: Direction, adjustment: Adjustment): Direction {
  switch (adjustment.kind) {
    case "face":
      return { ...direction, faces: { ...direction.faces, [adjustment.slot]: adjustment.face } };
    case "type-ratio":
      return { ...direction, ratio: adjustment.ratio };
    case "radius":
      return { ...direction, radiusPx: adjustment.px, radiusBand: getRadiusBand(adjustment.px) };
    case "stroke":
      return { ...direction, strokePx: adjustment.px };
    case "density":
      return { ...direction, density: adjustment.density };
    case "depth":
      return { ...direction, depth: adjustment.depth };
    case "motion": {
      const { fastMs, baseMs, slowMs, ease } = direction.motion;
      const scale = (ms: number) => Math.round(ms * adjustment.factor);
      return { ...direction, motion: { fastMs: scale(fastMs), baseMs: scale(baseMs), slowMs: scale(slowMs), ease } };
    }
    case "component-option":
      return chooseComponentOption(direction, adjustment.component, adjustment.option, adjustment.value);
    case "picture-strategy":
      return { ...direction, imagery: adjustment.strategy };
    case "layout":
      return { ...direction, layout: adjustment.layout };
    default:
      return direction;
  }
}

/**
 * A direction with the choices that were made by hand in place of its own. Those that cannot apply
 * change nothing.
 */
export const adjustDirection = (direction: Direction, adjustments: readonly Adjustment[]): Direction =>
  sortByTarget(adjustments)
    .filter((adjustment) => validateAdjustment(adjustment) === undefined)
    .reduce(adjust, direction);
