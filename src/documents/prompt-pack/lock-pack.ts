import { formatCount } from "#/documents/format-count";
import { escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import { renderReturnInstructions } from "#/documents/prompt-pack/return-instructions";
import { getDesignUrl, type PromptPackInput } from "#/documents/prompt-pack/prompt-pack-input";
import { formatCopyMapEntry, formatProjectFiles } from "#/documents/prompt-pack/project-files";
import { listPromptSteps, renderPromptSteps } from "#/documents/prompt-pack/prompt-steps";

/**
 * The second pass of the pack, for the direction that was chosen. `isOwn` tells whether the design
 * has that direction already.
 */
export function renderLockPack(input: PromptPackInput & { readonly isOwn: boolean }): string {
  const { brief, direction } = input.design;
  const steps = listPromptSteps(input.design, "file");
  const files = [formatCopyMapEntry(input), ...(input.isOwn ? [formatProjectFiles(input)] : [])].join("\n");
  return `# ${quoteText(brief.name)}: ${escapeMarkdown(direction.name)}, from anchor sheet to pages

The direction is chosen: ${escapeMarkdown(direction.name)}. ${escapeMarkdown(direction.summary)} This second pass holds it fast. ${capitalize(formatCount(steps.length))} prompts follow; paste them in order into the project of the first pass, each when the one before is right. The board that was chosen stays in view, but where board and anchor sheet differ, the anchor sheet is right. ${quotingNote}

## Files of the project

Put these into the project before the first prompt. Addresses with /api/ in them want an API key as bearer token, the others are open.

${files}
${input.isOwn ? "" : `\n${renderSwitchNote(input)}\n`}
${renderPromptSteps(steps)}

${renderReturnInstructions(input)}`;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const renderSwitchNote = (input: PromptPackInput): string =>
  `The design itself still has another direction. Its tokens, mark and pictures follow once it is changed: \`PATCH ${getDesignUrl(input)}\` with \`{"direction": "${input.design.direction.id}", "run": true}\`. Until then the values in these prompts are those that it will have, and work that is sent back would be held against the old ones.`;
