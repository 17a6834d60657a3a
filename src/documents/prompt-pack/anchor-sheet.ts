import { colorLines, faceLines, otherColorLines, shapeText } from "#/documents/brand-facts";
import { designRules, markSizes } from "#/documents/design-rules";
import { formLines, splitText } from "#/documents/form-facts";
import { brandLines } from "#/documents/handoff/brand-lines";
import { pagePattern } from "#/documents/handoff/page-pattern";
import { oneLine } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/quote-text";
import { latitudeLines } from "#/documents/prompt-pack/latitude-lines";
import type { PackDesign } from "#/documents/prompt-pack/pack-subject";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { type TokenSet, textStyleNames } from "#/model/token-set";

/** The first prompt: one sheet that fixes every value, for all later sheets to be held against. */
export function anchorSheet(design: PackDesign): string {
  const { brief, direction, mark, imagery, tokens } = design;
  const forms = formLines(design);
  return `Draw the anchor sheet of ${quoteText(brief.name)}: one sheet, 1440 px wide, light on its left half and dark on its right. Everything you draw after it is held against this sheet, so set each value exactly as it stands here. ${quotingNote}

The brand
${brandLines(brief).join("\n")}

The direction: ${oneLine(direction.name)}
${oneLine(direction.summary)}
${[...direction.always, ...direction.never].map((rule) => `- ${oneLine(rule)}`).join("\n")}
- Voice: ${oneLine(direction.voice)}

Colour
${colorLines(design)}
${otherColorLines(design)}
- Use of colour: ${oneLine(direction.color.words)}

Type
${faceLines(design)
  .map((line) => `- ${line}`)
  .join("\n")}
${typeLines(tokens)}

Space and shape
${shapeText(design)}
- Spacing steps (--space-*), in px: ${tokens.spacing.map(({ px }) => formatDecimal(px)).join(", ")}; sections: ${tokens.sectionGaps.map(({ name, px }) => `--section-${name} ${formatDecimal(px)}`).join(", ")}
- Movement: ${tokens.durations.map(({ name, ms }) => `--duration-${name} ${formatDecimal(ms)} ms`).join(", ")}
- The grid: ${formatDecimal(tokens.layout.columns)} columns in ${formatPx(tokens.layout.containerPx)}, gutter ${formatPx(tokens.layout.gutterPx)}; main split ${splitText(direction, tokens.layout.columns)}
- Pages: ${pagePattern(direction)}${forms.length > 0 ? `\n\nHow the chief components are built\n${forms.join("\n")}` : ""}

Mark and pictures
- The idea of the mark: ${quoteText(mark.concept)} ${markSizes(mark)}
- The idea of the pictures: ${quoteText(imagery.concept)}

The floor, which holds for every sheet
${designRules(design)
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

${latitudeLines(design, { isAnchored: true })}

It is done when somebody could rebuild the brand from this sheet alone.`;
}

/** One line for each text style: family, size from the narrowest to the widest view, weight, leading. */
function typeLines({ typography }: TokenSet): string {
  return textStyleNames
    .map((name) => {
      const { family, size, weight, leading } = typography.styles[name];
      const step = typography.sizes.find((candidate) => candidate.name === size);
      const span = step ? [...new Set([formatPx(step.minPx), formatPx(step.maxPx)])].join(" to ") : size;
      return `- ${name}: ${family} face, ${span}, weight ${formatDecimal(weight)}, leading ${formatDecimal(leading)}`;
    })
    .join("\n");
}
