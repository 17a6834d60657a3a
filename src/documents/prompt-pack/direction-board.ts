import { listVoiceLines } from "#/documents/voice-lines";
import { formatColorLines, describeShape } from "#/documents/brand-summary";
import { describePagePattern } from "#/documents/handoff/page-pattern";
import { toOneLine } from "#/documents/markdown";
import { describeSplit } from "#/documents/style-descriptions";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import { renderLatitude } from "#/documents/prompt-pack/latitude-section";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import { formatDecimal } from "#/kernel/decimal";

/** A direction as proposed for a brief, with the parts of a design that a board needs. */
export type DirectionProposal = Pick<
  PromptPackDesign,
  "brief" | "given" | "adjustments" | "direction" | "mark" | "imagery" | "tokens"
>;

/** The prompt for the board of one direction. */
export function renderDirectionBoard(proposal: DirectionProposal): string {
  const { brief, direction, mark, imagery, tokens } = proposal;
  const { families, ratio, weights } = tokens.typography;
  return `Draw one board for the direction ${toOneLine(direction.name)} of ${quoteText(brief.name)}: 1440 by 1080 px, light, with a \
strip of the dark mode at the bottom. ${quotingNote}

Concept
${toOneLine(direction.summary)}
${[...direction.always, ...direction.never].map((rule) => `- ${toOneLine(rule)}`).join("\n")}

Elements
- Type: ${quoteText(families.display.name)} at ${formatDecimal(weights.display)} for display, ${quoteText(families.text.name)} for \
text, ${quoteText(families.mono.name)} for code; each size ${formatDecimal(ratio, 3)} times the one below
- Shape: ${describeShape(proposal)}
- Pages: ${describePagePattern(direction)}; main split ${describeSplit(direction, tokens.layout.columns)}
- Mark: ${quoteText(mark.concept)}
- Pictures: ${quoteText(imagery.concept)}
- Voice: ${listVoiceLines(proposal, toOneLine).join("\n- ")}

Colour
${toOneLine(direction.color.words)}
${formatColorLines(proposal)}

The board shows
1. the name, large, in the display face, with the mark next to it
2. the colours in the proportions of a page
3. a headline, a paragraph and a label in words of the brief
4. a small first view of a landing page in the page pattern
5. a primary button, a field and a card
6. one picture

${renderLatitude(proposal, { isAnchored: false })}

The board is done when a viewer can say within five seconds how this direction differs from the others.`;
}
