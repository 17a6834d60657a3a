import { formatCount } from "#/documents/format-count";
import { escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import { renderReturnInstructions } from "#/documents/prompt-pack/return-instructions";
import type { PromptPackInput } from "#/documents/prompt-pack/prompt-pack-input";
import { formatProjectFiles } from "#/documents/prompt-pack/project-files";
import { listPromptSteps, renderPromptSteps } from "#/documents/prompt-pack/prompt-steps";

/**
 * The prompt pack in one pass: everything in the design's own direction, each prompt with the words
 * that it needs.
 */
export function renderPromptPack(input: PromptPackInput): string {
  const { brief, direction } = input.design;
  const steps = listPromptSteps(input.design, "prompt");
  return `# ${quoteText(brief.name)}: prompts for your design tool

Here are ${formatCount(steps.length)} prompts. They take the design from one sheet that fixes its values, through its components, to its pages. Paste them one after the other into a single conversation, each when the one before is right. The direction is settled: ${escapeMarkdown(direction.name)}. ${escapeMarkdown(direction.summary)}

The prompts are written from the design as it stands at this moment. If the design changes, ask for the pack again instead of changing a prompt by hand. ${quotingNote}

## Before you begin

Give the tool these files. Addresses with /api/ in them want an API key as bearer token, the others are open.

${formatProjectFiles(input)}

${renderPromptSteps(steps)}

${renderReturnInstructions(input)}`;
}
