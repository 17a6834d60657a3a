import { formatCount } from "#/documents/format-count";
import { formatBriefLines } from "#/documents/handoff/brief-lines";
import { formatCodeBlock, escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import { type DirectionProposal, renderDirectionBoard } from "#/documents/prompt-pack/direction-board";
import { formatPx } from "#/model/css-length";
import { getDesignUrl, type PromptPackInput } from "#/documents/prompt-pack/prompt-pack-input";
import { formatCopyMapEntry } from "#/documents/prompt-pack/project-files";

/**
 * The proposals, and the URL of the design. The first proposal is the current direction of the
 * design.
 */
type ExplorePackInput = Pick<PromptPackInput, "designId" | "baseUrl"> & {
  readonly proposals: readonly [DirectionProposal, ...DirectionProposal[]];
};

/** The first pass of the pack: a board for each direction, from which to choose one. */
export function renderExplorePack({ proposals, ...location }: ExplorePackInput): string {
  const [own] = proposals;
  const { brief } = own;
  const lockUrl = `${getDesignUrl(location)}/prompt-pack?pass=lock&direction=`;
  return `# ${quoteText(brief.name)}: ${formatCount(proposals.length)} directions to choose from

This is the first of two passes. It asks your design tool for ${formatCount(proposals.length)} boards, one for each direction that fits \
the brief, so that people can compare them. Only the brand colour, ${own.tokens.brand.color.hex}, and the copy are final. After a \
direction is chosen, the second pass fixes it and continues with components and pages.

## Before you begin

Create a project in the design tool, and add this file and the facts below. The URL requires an API key as a bearer token.

${formatCopyMapEntry(location)}

${formatCodeBlock(`Brand facts. ${quotingNote}\n${formatBriefLines(brief).join("\n")}`, "text")}

## Comparison

${renderComparison(proposals)}

${proposals.map(renderBoardSection).join("\n\n")}

## Choose a direction

Put the boards next to each other and cover the name. The right one is still recognizable as this brand. The current direction of the \
design is ${escapeMarkdown(own.direction.name)}. To continue, request the second pass with the chosen direction:

${proposals.map(({ direction }) => `- ${escapeMarkdown(direction.name)}: ${lockUrl}${direction.id}`).join("\n")}
`;
}

function renderComparison(proposals: readonly DirectionProposal[]): string {
  const formatRow = (label: string, cell: (proposal: DirectionProposal) => string) =>
    `| ${label} | ${proposals.map(cell).join(" | ")} |`;
  return [
    formatRow("Property", ({ direction }) => escapeMarkdown(direction.name)),
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

${escapeMarkdown(direction.summary)} Reasons: ${quoteText(direction.reasons.join(" "))}

${formatCodeBlock(renderDirectionBoard(proposal), "text")}`;
}
