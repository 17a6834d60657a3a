import { formatColorLines, formatFaceLines, formatOtherColorLines, describeShape } from "#/documents/brand-summary";
import { listDesignRules, describeMarkSizes } from "#/documents/design-rules";
import { formatStyleLines, describeSplit } from "#/documents/style-descriptions";
import { formatBriefLines } from "#/documents/handoff/brief-lines";
import { describePagePattern } from "#/documents/handoff/page-pattern";
import { toOneLine } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import { renderLatitude } from "#/documents/prompt-pack/latitude-section";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { type TokenSet, textStyleNames } from "#/model/token-set";

/** The first prompt: one sheet that fixes every value, for all later sheets to be held against. */
export function renderAnchorSheet(design: PromptPackDesign): string {
  const { brief, direction, mark, imagery, tokens } = design;
  const styleLines = formatStyleLines(design);
  return `Draw the anchor sheet of ${quoteText(brief.name)}: one sheet, 1440 px wide, light on its left half and dark on its right. Everything you draw after it is held against this sheet, so set each value exactly as it stands here. ${quotingNote}

The brand
${formatBriefLines(brief).join("\n")}

The direction: ${toOneLine(direction.name)}
${toOneLine(direction.summary)}
${[...direction.always, ...direction.never].map((rule) => `- ${toOneLine(rule)}`).join("\n")}
- Voice: ${toOneLine(direction.voice)}

Colour
${formatColorLines(design)}
${formatOtherColorLines(design)}
- Use of colour: ${toOneLine(direction.color.words)}

Type
${formatFaceLines(design)
  .map((line) => `- ${line}`)
  .join("\n")}
${formatTextStyleLines(tokens)}

Space and shape
${describeShape(design)}
- Spacing steps (--space-*), in px: ${tokens.spacing.map(({ px }) => formatDecimal(px)).join(", ")}; sections: ${tokens.sectionGaps.map(({ name, px }) => `--section-${name} ${formatDecimal(px)}`).join(", ")}
- Movement: ${tokens.durations.map(({ name, ms }) => `--duration-${name} ${formatDecimal(ms)} ms`).join(", ")}
- The grid: ${formatDecimal(tokens.layout.columns)} columns in ${formatPx(tokens.layout.containerPx)}, gutter ${formatPx(tokens.layout.gutterPx)}; main split ${describeSplit(direction, tokens.layout.columns)}
- Pages: ${describePagePattern(direction)}${styleLines.length > 0 ? `\n\nHow the chief components are built\n${styleLines.join("\n")}` : ""}

Mark and pictures
- The idea of the mark: ${quoteText(mark.concept)} ${describeMarkSizes(mark)}
- The idea of the pictures: ${quoteText(imagery.concept)}

The floor, which holds for every sheet
${listDesignRules(design)
  .map(({ rule }, index) => `${index + 1}. ${rule}`)
  .join("\n")}

The sheet shows, from top to bottom
1. the symbol and the wordmark, on the page surface and on the brand colour
2. each role of colour as a field with its name and its value, and the text that it carries set on it
3. each text style in words of the brief, with its name
4. the spacing steps and the three section distances, drawn to scale
5. corners, rules and the one way in which surfaces are set apart
6. one picture, and the pattern or texture that goes with it
7. a main button, a field with its label and a card, as a first sample

${renderLatitude(design, { isAnchored: true })}

It is done when somebody could rebuild the brand from this sheet alone.`;
}

/**
 * One line for each text style: family, size from the narrowest to the widest view, weight,
 * leading.
 */
function formatTextStyleLines({ typography }: TokenSet): string {
  return textStyleNames
    .map((name) => {
      const { family, size, weight, leading } = typography.styles[name];
      const step = typography.sizes.find((candidate) => candidate.name === size);
      const span = step ? [...new Set([formatPx(step.minPx), formatPx(step.maxPx)])].join(" to ") : size;
      return `- ${name}: ${family} face, ${span}, weight ${formatDecimal(weight)}, leading ${formatDecimal(leading)}`;
    })
    .join("\n");
}
