import { formatCount } from "#/documents/format-count";
import { escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import { renderReturnInstructions } from "#/documents/prompt-pack/return-instructions";
import type { PromptPackInput } from "#/documents/prompt-pack/prompt-pack-input";
import { formatProjectFiles } from "#/documents/prompt-pack/project-files";
import { listPromptSteps, renderPromptSteps } from "#/documents/prompt-pack/prompt-steps";

/** The prompt pack in one pass, in the direction of the design. Each prompt contains its copy. */
export function renderPromptPack(input: PromptPackInput): string {
  const { brief, direction } = input.design;
  const steps = listPromptSteps(input.design, "prompt");
  return `# ${quoteText(brief.name)}: prompts for your design tool

This pack has ${formatCount(steps.length)} prompts. They take the design from one sheet that fixes its values, through its components, \
to its pages. Paste them in order into a single conversation, and continue only when each result is right. The direction \
is ${escapeMarkdown(direction.name)}. ${escapeMarkdown(direction.summary)}

The prompts describe the current design. If the design changes, request the pack again instead of editing a prompt. ${quotingNote}

## Before you begin

Give the tool these files. URLs with /api/ require an API key as a bearer token; all others are public.

${formatProjectFiles(input)}

${renderPromptSteps(steps)}

${renderReturnInstructions(input)}`;
}
