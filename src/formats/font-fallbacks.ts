import measured from "#data/fonts/fallbacks.json";
import { cssString } from "#/kernel/css-escape";
import { decimal } from "#/kernel/decimal";
import { familyVariable } from "#/model/css-variables";
import { type FaceId, faceMetadata } from "#/model/face";
import { fontStackText } from "#/model/font-stack";
import type { FontFamily, Typography } from "#/model/token-set";

/** System faces that stand in for a face while it loads, by the names that each platform knows them by; all of one kind have the same widths. */
const standIns: Readonly<Record<string, readonly string[]>> = {
  sans: ["Arial", "Liberation Sans", "Arimo"],
  serif: ["Times New Roman", "Liberation Serif", "Tinos"],
  mono: ["Courier New", "Liberation Mono", "Cousine"],
};

const fallbackName = (name: string) => `${name} Fallback`;

/** Weights that the regular cut of a stand-in serves, and those that its bold cut does. */
const cuts = [
  { weight: "100 550", suffix: "", width: "regular" },
  { weight: "551 1000", suffix: " Bold", width: "bold" },
] as const;

/**
 * For each face a second family of its name with `Fallback`: a system face, sized so that a line of text is as long as in the face itself. A page that is set in it while the
 * face loads keeps its line breaks when the face arrives, so nothing on it moves.
 */
export const fallbackFacesCss = (faces: readonly FaceId[]): string =>
  faces
    .flatMap((face) => {
      const { standIn, ...widths } = measured[face];
      return cuts.map(({ weight, suffix, width }) => {
        const sources = (standIns[standIn] ?? []).map((name) => `local(${cssString(name + suffix)})`).join(", ");
        return `@font-face {\n  font-family: ${cssString(fallbackName(faceMetadata[face].name))};\n  font-weight: ${weight};\n  src: ${sources};\n  size-adjust: ${decimal(widths[width] * 100, 2)}%;\n}\n`;
      });
    })
    .join("");

/** A family with its fallback of the same width before the system faces of its stack. */
const withFallback = (family: FontFamily): FontFamily => ({
  ...family,
  stack: family.stack.flatMap((name, index) => (index === 0 ? [name, fallbackName(faceMetadata[family.face].name)] : [name])),
});

/** What a document adds to a design's tokens so that it does not move when its faces arrive: the fallback families, and the stacks with them. */
export function steadyFontsCss({ families }: Typography): string {
  const { display, text, mono } = families;
  const faces = [...new Set([display.face, text.face, mono.face])];
  const stacks = (["display", "text", "mono"] as const).map(
    (name) => `  ${familyVariable(name)}: ${fontStackText(withFallback(families[name]))};\n`,
  );
  return `${fallbackFacesCss(faces)}:root {\n${stacks.join("")}}\n`;
}

/** The stack of a bundled face as CSS, with its fallback of the same width. */
export const steadyStack = (face: FaceId): string =>
  fontStackText({ stack: [faceMetadata[face].name, fallbackName(faceMetadata[face].name), ...faceMetadata[face].fallback] });
