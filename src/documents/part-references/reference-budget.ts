import { estimateTokens } from "#/kernel/text/estimate-tokens";

/**
 * The estimated tokens of a reference to one part, unless more is asked for. The limit is 2,500.
 */
export const maxReferenceTokens = 2_200;

/** A block of a reference: Markdown, and how an agent gets it where it does not fit. */
export type ReferenceBlock = {
  readonly label: string;
  readonly text: string;
  /** The argument that returns the block, such as `include: ["css"]`. */
  readonly argument: string;
};

/**
 * Joins blocks after a head, in order, while they fit. The others are named at the end with their
 * size and the argument that returns them.
 */
export function joinWithinBudget(head: string, blocks: readonly ReferenceBlock[], maxTokens = maxReferenceTokens): string {
  const shown = [head];
  const left: ReferenceBlock[] = [];
  let remaining = maxTokens - estimateTokens(head);
  for (const block of blocks) {
    const tokens = estimateTokens(block.text);
    if (tokens > remaining) left.push(block);
    else {
      shown.push(block.text);
      remaining -= tokens;
    }
  }
  const rest = left.map(({ label, text, argument }) => `- ${label}, about ${estimateTokens(text)} tokens: ${argument}`);
  return `${[...shown, ...(rest.length === 0 ? [] : [`## Not shown\n\n${rest.join("\n")}`])].join("\n\n")}\n`;
}
