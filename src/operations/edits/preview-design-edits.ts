import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { densities, depthStrategies } from "#/model/direction";
import { faceIds } from "#/model/face";
import { maxEditsBytes } from "#/model/limits";
import { type ColorRole, colorRoles, type Mode, modes } from "#/model/token-set";
import { PreviewColors } from "#/operations/design-previews/schema";
import { runPreviewJob } from "#/operations/design-previews/preview-jobs";
import { designId, designNotFoundMessage, findDesign } from "#/operations/designs/resolve";
import { designExample } from "#/operations/designs/schema";
import { assertGivenKnown } from "#/operations/edits/assert-given-known";
import { parseEdits } from "#/operations/edits/parse-edits";
import { secondColorOrigins } from "#/operations/edits/second-color-origin";
import { previewEditsJob } from "#/operations/edits/preview-edits-job";
import { editsInput } from "#/operations/edits/schema";
import { createFontUrls, listFontHashes } from "#/operations/files/given-fonts";
import { defineOwnedOperation } from "#/operations/operation";

const Face = StringEnum(faceIds);
const px = (description: string) => Type.Number({ description: `${description}, CSS pixels` });

const EditedValues = Type.Object(
  {
    brandColor: Type.String({ description: "The brand colour as it was given" }),
    secondColor: Type.Optional(Type.String({ description: "The second colour; absent unless it is stated" })),
    secondColorFrom: StringEnum(secondColorOrigins, {
      description:
        "Where the second colour comes from: stated in the brief or an edit, given tokens, the given mark, a tone of the given " +
        "brand colour's hue, or chosen by the palette",
    }),
    faces: Type.Object({ display: Face, text: Face, mono: Face }),
    ratio: Type.Number({ description: "Ratio of the type scale" }),
    radiusPx: px("Base radius"),
    strokePx: px("Width of rules and outlines"),
    density: StringEnum(densities),
    depth: StringEnum(depthStrategies),
    durationsMs: Type.Object({ fast: Type.Number(), base: Type.Number(), slow: Type.Number() }),
    layout: Type.String({ description: "Layout pattern of the pages" }),
    imagery: Type.String({ description: "Imagery strategy" }),
    tokens: Type.Array(
      Type.Object({
        token: Type.String({ description: "Its name in an edit of one token, such as spacing.4" }),
        mode: Type.Optional(Type.String({ description: "The mode that the value is for; absent if it is the same in all" })),
        value: Type.String({ description: "Its value in CSS" }),
      }),
      { description: "All tokens that can be edited one by one, without colour roles" },
    ),
    fixed: Type.Array(StringEnum(["ratio", "radius", "stroke", "motion"]), {
      description: "Controls whose values were brought in, so that only single tokens change them",
    }),
    colors: Type.Unsafe<Readonly<Record<Mode, Readonly<Record<ColorRole, string>>>>>(
      Type.Object(Object.fromEntries(modes.map((mode) => [mode, PreviewColors])), {
        description: "Semantic colours as hex, by mode",
      }),
    ),
  },
  { title: "EditedValues", description: "What the edited values are, given, chosen or generated" },
);

export const previewDesignEdits = defineOwnedOperation({
  name: "preview_design_edits",
  title: "Preview edits",
  summary: "Computes the tokens that edits would give a design, as CSS, and the contrast pairs that would fail. Stores nothing.",
  tag: "Designs",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: designId, ...editsInput }),
  output: Type.Object(
    {
      css: Type.String({ description: "Fonts and tokens as CSS, to be added after the styles of a preview" }),
      failures: Type.Array(
        Type.Object({
          mode: StringEnum(modes),
          foreground: StringEnum(colorRoles),
          background: StringEnum(colorRoles),
          ratio: Type.Number({ description: "WCAG 2 contrast, rounded down" }),
          threshold: Type.Number({ description: "The ratio that the pair must reach" }),
        }),
        { description: "Contrast pairs that would fail" },
      ),
      contrast: Type.Array(
        Type.Object({
          mode: StringEnum(modes),
          role: StringEnum(colorRoles),
          against: StringEnum(colorRoles, { description: "The other role of the pair" }),
          ratio: Type.Number({ description: "WCAG 2 contrast, rounded down" }),
          threshold: Type.Number({ description: "The ratio that the pair must reach" }),
          passes: Type.Boolean({ description: "Whether it does" }),
        }),
        { description: "Of each role and mode the pair with the least contrast to spare" },
      ),
      values: EditedValues,
      edits: Type.Array(
        Type.Object({
          label: Type.String({ description: "What the adjustment changes" }),
          value: Type.String({ description: "What it sets" }),
        }),
        { description: "The adjustments in words, in their order" },
      ),
    },
    { title: "EditsPreview" },
  ),
  example: { input: { id: designExample.id, adjustments: [{ kind: "radius", px: 8 }] } },
  rest: { method: "POST", path: "/api/v1/designs/:id/edits/preview", maxBodyBytes: maxEditsBytes },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, edits, { design }) {
    const { brief, given, adjustments } = await context.contents.loadMadeParts(design.parts);
    const { seed, directionId } = design;
    const source = { brief, given, adjustments, ...(await parseEdits(edits)), seed, directionId };
    if (edits.given) await assertGivenKnown(context, design, edits.given);
    const declared = new Set(listFontHashes(given));
    const added = listFontHashes(source.given).filter((hash) => !declared.has(hash));
    const fontUrls = await createFontUrls(context, added);
    const { formatAdjustedValue, getAdjustmentLabel } = await import("#/studio/adjustments/describe-adjustment");
    const { css, failures, contrast, values } = await runPreviewJob(context, previewEditsJob, { ...source, fontUrls });
    return {
      edits: source.adjustments.map((adjustment) => ({
        label: getAdjustmentLabel(adjustment),
        value: formatAdjustedValue(adjustment),
      })),
      values: { ...values, tokens: [...values.tokens], fixed: [...values.fixed] },
      contrast: [...contrast],
      css,
      failures: failures.map(({ mode, foreground, background, ratio, threshold }) => ({
        mode,
        foreground,
        background,
        ratio,
        threshold,
      })),
    };
  },
});
