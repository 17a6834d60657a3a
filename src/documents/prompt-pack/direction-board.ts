import { formatColorLines, describeShape } from "#/documents/brand-summary";
import { describePagePattern } from "#/documents/handoff/page-pattern";
import { toOneLine } from "#/documents/markdown";
import { describeSplit } from "#/documents/style-descriptions";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import { renderLatitude } from "#/documents/prompt-pack/latitude-section";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import { formatDecimal } from "#/kernel/decimal";

/** A direction as it would be settled for a brief: as much of a design as a board needs. */
export type DirectionProposal = Pick<PromptPackDesign, "brief" | "direction" | "mark" | "imagery" | "tokens">;

/** The prompt for one direction's board. */
export function renderDirectionBoard(proposal: DirectionProposal): string {
  const { brief, direction, mark, imagery, tokens } = proposal;
  const { families, ratio, weights } = tokens.typography;
  return `Draw one board for the direction ${toOneLine(direction.name)} of ${quoteText(brief.name)}: 1440 by 1080 px, light, with a strip of the dark mode at its foot. ${quotingNote}

The idea
${toOneLine(direction.summary)}
${[...direction.always, ...direction.never].map((rule) => `- ${toOneLine(rule)}`).join("\n")}

What it is made of
- Type: ${quoteText(families.display.name)} at ${formatDecimal(weights.display)} for display, ${quoteText(families.text.name)} for text, ${quoteText(families.mono.name)} for code; each size ${formatDecimal(ratio, 3)} times the one below
- Shape: ${describeShape(proposal)}
- Pages: ${describePagePattern(direction)}; main split ${describeSplit(direction, tokens.layout.columns)}
- The mark: ${quoteText(mark.concept)}
- The pictures: ${quoteText(imagery.concept)}
- Voice: ${toOneLine(direction.voice)}

Colour
${toOneLine(direction.color.words)}
${formatColorLines(proposal)}

The board shows
1. the name, large, in the display face, with the mark beside it
2. the colours in the proportions in which a page would use them
3. a headline, a paragraph and a label in words of the brief
4. the first view of a landing page in the page pattern, small
5. a main button, a field and a card
6. one picture

${renderLatitude(proposal, { isAnchored: false })}

It is done when somebody who sees it for five seconds can say what sets this direction apart from the others.`;
}
