import { countWord } from "#/documents/count-word";
import { brandLines } from "#/documents/handoff/brand-lines";
import { fenced, markdownText } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/quote-text";
import { type Proposal, directionBoard } from "#/documents/prompt-pack/direction-board";
import { formatPx } from "#/model/css-length";
import { designAddress, type PackSubject } from "#/documents/prompt-pack/pack-subject";
import { copyMapEntry } from "#/documents/prompt-pack/project-files";

/** Where the first pass stands: the proposals, and the direction that the design has at the moment. */
type Exploration = Pick<PackSubject, "designId" | "baseUrl"> & { readonly proposals: readonly [Proposal, ...Proposal[]] };

/** The first pass of the pack: a board for each direction, to choose one of. The first proposal is the design's own direction. */
export function explorePack({ proposals, ...place }: Exploration): string {
  const [own] = proposals;
  const { brief } = own;
  const lockUrl = `${designAddress(place)}/prompt-pack?pass=lock&direction=`;
  return `# ${quoteText(brief.name)}: ${countWord(proposals.length)} directions to choose from

This is the first of two passes. It asks your design tool for ${countWord(proposals.length)} boards, one for each direction that the brief leaves open, so that people can point at what they mean. Nothing here is final but the brand colour, ${own.tokens.brand.color.hex}, and the words. When one board has been chosen, the second pass fixes it and goes on to components and pages.

## Before you begin

Make a project in the tool and give it this file and the facts below. The address wants an API key as bearer token.

${copyMapEntry(place)}

${fenced(`Facts of the brand. ${quotingNote}\n${brandLines(brief).join("\n")}`, "text")}

## The directions side by side

${comparison(proposals)}

${proposals.map(boardSection).join("\n\n")}

## Choosing

Put the boards on one wall and cover the name. The right one can still be told to be this brand's. ${markdownText(own.direction.name)} is what the design has now. To go on, ask for the second pass with the direction that was chosen:

${proposals.map(({ direction }) => `- ${markdownText(direction.name)}: ${lockUrl}${direction.id}`).join("\n")}
`;
}

function comparison(proposals: readonly Proposal[]): string {
  const row = (label: string, cell: (proposal: Proposal) => string) => `| ${label} | ${proposals.map(cell).join(" | ")} |`;
  return [
    row("Respect", ({ direction }) => markdownText(direction.name)),
    `|---|${proposals.map(() => "---|").join("")}`,
    row("Display face", ({ tokens }) => quoteText(tokens.typography.families.display.name)),
    row("Corners", ({ direction }) => formatPx(direction.radiusPx)),
    row("Density", ({ direction }) => direction.density),
    row("Pictures", ({ direction }) => direction.imagery.replaceAll("-", " ")),
    row("Mark", ({ mark }) => quoteText(mark.concept)),
  ].join("\n");
}

const letters = ["A", "B", "C", "D"];

function boardSection(proposal: Proposal, index: number): string {
  const { direction } = proposal;
  return `## Board ${letters[index] ?? index + 1}: ${markdownText(direction.name)}

${markdownText(direction.summary)} Why it is offered: ${quoteText(direction.reasons.join(" "))}

${fenced(directionBoard(proposal), "text")}`;
}
