import { createEdits } from "#/audit/edit";
import type { SourceRule } from "#/audit/rule";
import { listDeclarationsOf } from "#/audit/source";
import { faceMetadata } from "#/model/face";
import { chooseFaceWeight } from "#/model/face-weight";
import type { FontFamily } from "#/model/token-set";

const weightKeywords: Readonly<Record<string, number>> = { normal: 400, bold: 700 };

/** Browsers synthesize the weights that a face does not have. */
export const weightOfFace: SourceRule = {
  id: "weight-of-face",
  summary: "Font weights are available in a face of the system.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const { families, weights } = tokens.typography;
    const used = [families.display, families.text, families.mono];
    for (const { value, within, location } of listDeclarationsOf(source, (name) => name === "font-weight")) {
      if (within.some((rule) => rule.startsWith("@font-face"))) continue;
      const weight = weightKeywords[value.toLowerCase()] ?? (/^\d{1,4}$/.test(value) ? Number(value) : undefined);
      if (weight === undefined || used.some((family) => hasWeight(family, weight))) continue;
      const [nearest = 400] = Object.values(weights).sort((one, other) => Math.abs(one - weight) - Math.abs(other - weight));
      const name = Object.entries(weights).find(([, each]) => each === nearest)?.[0] ?? "regular";
      yield {
        location,
        message: `No face of the system has weight ${weight}.`,
        fix: `Use var(--weight-${name}) (${nearest}).`,
        ...createEdits(location, value, `var(--weight-${name})`),
      };
    }
  },
};

function hasWeight({ face, given, isNamedOnly }: FontFamily, weight: number): boolean {
  if (isNamedOnly) return true;
  if (given) return chooseFaceWeight(given, weight) === weight;
  const { weights } = faceMetadata[face];
  return "min" in weights ? weight >= weights.min && weight <= weights.max : weights.includes(weight);
}
