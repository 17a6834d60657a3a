import { formatOwnValueLines } from "#/documents/own-values";
import { listVoiceLines } from "#/documents/voice-lines";
import { formatColorLines, formatFaceLines, formatOtherColorLines } from "#/documents/brand-summary";
import { listDesignRules } from "#/documents/design-rules";
import { describeCentering, describeSplit, formatStyleLines } from "#/documents/style-descriptions";
import { formatBriefLines } from "#/documents/handoff/brief-lines";
import { describePagePattern } from "#/documents/handoff/page-pattern";
import { toOneLine } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import { renderLatitude } from "#/documents/prompt-pack/latitude-section";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import { componentFormat } from "#/model/component-format";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { type TokenSet, textStyleNames } from "#/model/token-set";

/** The first prompt: one sheet that fixes every value, as the reference for all later sheets. */
export function renderAnchorSheet(design: PromptPackDesign): string {
  const { brief, direction, mark, imagery, tokens } = design;
  const styleLines = formatStyleLines(design);
  return `Draw the anchor sheet of ${quoteText(brief.name)}: one sheet, 1440 px wide, light on the left half and dark on the right. It \
is the reference for everything you draw later, so use each value exactly as given here. ${quotingNote}

Brand
${formatBriefLines(brief).join("\n")}

Direction: ${toOneLine(direction.name)}
${toOneLine(direction.summary)}
${[...direction.always, ...direction.never].map((rule) => `- ${toOneLine(rule)}`).join("\n")}
- Voice: ${listVoiceLines(design, toOneLine).join("\n- ")}

Colour
${formatColorLines(design)}
${[formatOtherColorLines(design), ...formatOwnValueLines(design.tokens)].join("\n")}
- Use of colour: ${toOneLine(direction.color.words)}

Type
${formatFaceLines(design)
  .map((line) => `- ${line}`)
  .join("\n")}
${formatTextStyleLines(tokens)}

Spacing and shape
- Corners and surfaces: as in the hard floor; rules and surface borders are --stroke (${formatPx(tokens.strokePx)}) wide
- Spacing steps (--space-*), in px: ${tokens.spacing.map(({ px }) => formatDecimal(px)).join(", ")}; \
sections: ${tokens.sectionGaps.map(({ name, px }) => `--section-${name} ${formatDecimal(px)}`).join(", ")}
- Motion: ${tokens.durations.map(({ name, ms }) => `--duration-${name} ${formatDecimal(ms)} ms`).join(", ")}
- Grid: ${formatDecimal(tokens.layout.columns)} columns in ${formatPx(tokens.layout.containerPx)}, \
gutter ${formatPx(tokens.layout.gutterPx)}; main split ${describeSplit(direction, tokens.layout.columns)}
- Pages: ${describePagePattern(direction)}; ${describeCentering(design.pages)}; every page uses all three section gaps\
${styleLines.length > 0 ? `\n\nStyles of the main components\n${styleLines.join("\n")}` : ""}

Mark and pictures
- Concept of the mark: ${quoteText(mark.concept)}
- Concept of the pictures: ${quoteText(imagery.concept)}

Hard floor: the rules for every sheet
${listDesignRules(design)
  .map(({ rule }, index) => `${index + 1}. ${rule}`)
  .join("\n")}

Component sheets, which come later
For each component, show its name, its variants in a row and, if it is interactive, the states hover, pressed, keyboard focus and \
disabled. Show it at its width on a page and at 320 px. Name each component as its sheet names it. ${componentFormat}

The anchor sheet shows, from top to bottom
1. the symbol and the wordmark, on the page background and on the brand colour
2. each colour role as a swatch with its name and value, and its text colour on it
3. each text style with its name, set in words of the brief
4. the spacing steps and the three section gaps, to scale
5. corners, borders, and how surfaces are separated
6. one picture, and the matching pattern or texture
7. a primary button, a labelled field and a card, as a first sample

${renderLatitude(design, { isAnchored: true })}

The sheet is done when the brand could be rebuilt from it alone.`;
}

/**
 * One line per text style: family, size from the narrowest to the widest viewport, weight, leading.
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
