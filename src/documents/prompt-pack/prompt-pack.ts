import { countWord } from "#/documents/count-word";
import { markdownText } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/quote-text";
import { bringingBack } from "#/documents/prompt-pack/bringing-back";
import type { PackSubject } from "#/documents/prompt-pack/pack-subject";
import { projectFiles } from "#/documents/prompt-pack/project-files";
import { packSteps, stepSections } from "#/documents/prompt-pack/steps";

/** The prompt pack in one pass: everything in the design's own direction, each prompt with the words that it needs. */
export function promptPack(subject: PackSubject): string {
  const { brief, direction } = subject.design;
  const steps = packSteps(subject.design, "prompt");
  return `# ${quoteText(brief.name)}: prompts for your design tool

Here are ${countWord(steps.length)} prompts. They take the design from one sheet that fixes its values, through its components, to its pages. Paste them one after the other into a single conversation, each when the one before is right. The direction is settled: ${markdownText(direction.name)}. ${markdownText(direction.summary)}

The prompts are written from the design as it stands at this moment. If the design changes, ask for the pack again instead of changing a prompt by hand. ${quotingNote}

## Before you begin

Give the tool these files. Addresses with /api/ in them want an API key as bearer token, the others are open.

${projectFiles(subject)}

${stepSections(steps)}

${bringingBack(subject)}`;
}
