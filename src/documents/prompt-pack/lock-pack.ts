import { formatCount } from "#/documents/format-count";
import { escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import { renderReturnInstructions } from "#/documents/prompt-pack/return-instructions";
import { getDesignUrl, type PromptPackInput } from "#/documents/prompt-pack/prompt-pack-input";
import { formatCopyMapEntry, formatProjectFiles } from "#/documents/prompt-pack/project-files";
import { listPromptSteps, renderPromptSteps } from "#/documents/prompt-pack/prompt-steps";

/**
 * The second pass of the pack, for the chosen direction. `isOwn` is true if the design already has
 * that direction.
 */
export function renderLockPack(input: PromptPackInput & { readonly isOwn: boolean }): string {
  const { brief, direction } = input.design;
  const steps = listPromptSteps(input.design, "file");
  const files = [formatCopyMapEntry(input), ...(input.isOwn ? [formatProjectFiles(input)] : [])].join("\n");
  return `# ${quoteText(brief.name)}: ${escapeMarkdown(direction.name)}, from anchor sheet to pages

The chosen direction is ${escapeMarkdown(direction.name)}. ${escapeMarkdown(direction.summary)} This second pass \
has ${formatCount(steps.length)} prompts. Paste them in order into the project of the first pass, and continue only when each result is \
right. Keep the chosen board in view; where it differs from the anchor sheet, the anchor sheet applies. ${quotingNote}

## Project files

Add these files to the project before the first prompt. URLs with /api/ require an API key as a bearer token; all others are public.

${files}
${input.isOwn ? "" : `\n${renderSwitchNote(input)}\n`}
${renderPromptSteps(steps)}

${renderReturnInstructions(input)}`;
}

const renderSwitchNote = (input: PromptPackInput): string =>
  "The design itself still has another direction. To change its tokens, mark and pictures, send " +
  `\`PATCH ${getDesignUrl(input)}\` with \`{"direction": "${input.design.direction.id}", "run": true}\`. Until then, these ` +
  "prompts have the future values, and work that you send back is checked against the current ones.";
