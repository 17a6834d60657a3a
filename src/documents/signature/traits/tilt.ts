import { getLabel } from "#/documents/signature/write-code";
import type { TraitMeter } from "#/documents/signature/trait";
import { formatDecimal } from "#/kernel/decimal";

const calculated = /^calc\(\s?(-?[\d.]{1,6})deg \* (-?[\d.]{1,6})\s?\)$/;

/** Elements that are at an angle. */
export const measureTilt: TraitMeter = (view) => {
  const tilted = view.elements.flatMap((element) => {
    const value = view.getValue(element, "rotate") ?? "";
    const [, degrees = "0", factor = "1"] = calculated.exec(value) ?? /^(-?[\d.]{1,6})deg$/.exec(value) ?? [];
    const angle = Number(degrees) * Number(factor);
    return angle === 0 ? [] : [{ label: getLabel(element), angle, value }];
  });
  const [first] = tilted;
  if (!first) return undefined;
  const count = tilted.length === 1 ? "One element is" : `${tilted.length} elements are`;
  const steepest = Math.max(...tilted.map(({ angle }) => Math.abs(angle)));
  return {
    id: "tilt",
    name: "Tilt",
    measured: `${count} at an angle, up to ${formatDecimal(steepest, 1)} degrees; text beside them is level.`,
    css: [...new Map(tilted.map((one) => [one.label, one])).values()]
      .map(({ label, angle }) => `${label}{rotate:${formatDecimal(angle, 2)}deg}`)
      .join("\n"),
    breaks: "Tilted text, steeper angles, or everything level.",
    measures: { count: tilted.length, angle: first.angle },
    weight: 0.8,
  };
};
