import { createEdits } from "#/audit/edit";
import type { SourceRule } from "#/audit/rule";
import { type FaceMetadata, faceMetadata } from "#/model/face";

const weightKeywords: Readonly<Record<string, number>> = { normal: 400, bold: 700 };

/** Browsers synthesize the weights that a face does not have. */
export const weightOfFace: SourceRule = {
  id: "weight-of-face",
  summary: "Font weights are available in a face of the system.",
  severity: "warning",
  safety: false,
  *check({ declarations }, { tokens }) {
    const { families, weights } = tokens.typography;
    const faces = [families.display, families.text, families.mono].map(({ face }) => faceMetadata[face]);
    for (const { property, value, within, location } of declarations) {
      if (property !== "font-weight" || within.some((rule) => rule.startsWith("@font-face"))) continue;
      const weight = weightKeywords[value.toLowerCase()] ?? (/^\d{1,4}$/.test(value) ? Number(value) : undefined);
      if (weight === undefined || faces.some((face) => hasWeight(face, weight))) continue;
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

const hasWeight = ({ weights }: FaceMetadata, weight: number) =>
  "min" in weights ? weight >= weights.min && weight <= weights.max : weights.includes(weight);
