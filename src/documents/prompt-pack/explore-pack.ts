import { formatCount } from "#/documents/format-count";
import { formatBriefLines } from "#/documents/handoff/brief-lines";
import { formatCodeBlock, escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import { type DirectionProposal, renderDirectionBoard } from "#/documents/prompt-pack/direction-board";
import { formatPx } from "#/model/css-length";
import { getDesignUrl, type PromptPackInput } from "#/documents/prompt-pack/prompt-pack-input";
import { formatCopyMapEntry } from "#/documents/prompt-pack/project-files";

/**
 * Where the first pass stands: the proposals, and the direction that the design has at the moment.
 */
type ExplorePackInput = Pick<PromptPackInput, "designId" | "baseUrl"> & {
  readonly proposals: readonly [DirectionProposal, ...DirectionProposal[]];
};

/**
 * The first pass of the pack: a board for each direction, to choose one of. The first proposal is
 * the design's own direction.
 */
export function renderExplorePack({ proposals, ...location }: ExplorePackInput): string {
  const [own] = proposals;
  const { brief } = own;
  const lockUrl = `${getDesignUrl(location)}/prompt-pack?pass=lock&direction=`;
  return `# ${quoteText(brief.name)}: ${formatCount(proposals.length)} directions to choose from

This is the first of two passes. It asks your design tool for ${formatCount(proposals.length)} boards, one for each direction that the brief leaves open, so that people can point at what they mean. Nothing here is final but the brand colour, ${own.tokens.brand.color.hex}, and the words. When one board has been chosen, the second pass fixes it and goes on to components and pages.

## Before you begin

Make a project in the tool and give it this file and the facts below. The address wants an API key as bearer token.

${formatCopyMapEntry(location)}

${formatCodeBlock(`Facts of the brand. ${quotingNote}\n${formatBriefLines(brief).join("\n")}`, "text")}

## The directions side by side

${renderComparison(proposals)}

${proposals.map(renderBoardSection).join("\n\n")}

## Choosing

Put the boards on one wall and cover the name. The right one can still be told to be this brand's. ${escapeMarkdown(own.direction.name)} is what the design has now. To go on, ask for the second pass with the direction that was chosen:

${proposals.map(({ direction }) => `- ${escapeMarkdown(direction.name)}: ${lockUrl}${direction.id}`).join("\n")}
`;
}

function renderComparison(proposals: readonly DirectionProposal[]): string {
  const formatRow = (label: string, cell: (proposal: DirectionProposal) => string) =>
    `| ${label} | ${proposals.map(cell).join(" | ")} |`;
  return [
    formatRow("Respect", ({ direction }) => escapeMarkdown(direction.name)),
    `|---|${proposals.map(() => "---|").join("")}`,
    formatRow("Display face", ({ tokens }) => quoteText(tokens.typography.families.display.name)),
    formatRow("Corners", ({ direction }) => formatPx(direction.radiusPx)),
    formatRow("Density", ({ direction }) => direction.density),
    formatRow("Pictures", ({ direction }) => direction.imagery.replaceAll("-", " ")),
    formatRow("Mark", ({ mark }) => quoteText(mark.concept)),
  ].join("\n");
}

const letters = ["A", "B", "C", "D"];

function renderBoardSection(proposal: DirectionProposal, index: number): string {
  const { direction } = proposal;
  return `## Board ${letters[index] ?? index + 1}: ${escapeMarkdown(direction.name)}

${escapeMarkdown(direction.summary)} Why it is offered: ${quoteText(direction.reasons.join(" "))}

${formatCodeBlock(renderDirectionBoard(proposal), "text")}`;
}
