import { countWord } from "#/documents/count-word";
import { markdownText } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/quote-text";
import { bringingBack } from "#/documents/prompt-pack/bringing-back";
import { designAddress, type PackSubject } from "#/documents/prompt-pack/pack-subject";
import { copyMapEntry, projectFiles } from "#/documents/prompt-pack/project-files";
import { packSteps, stepSections } from "#/documents/prompt-pack/steps";

/** The second pass of the pack, for the direction that was chosen. `isOwn` tells whether the design has that direction already. */
export function lockPack(subject: PackSubject & { readonly isOwn: boolean }): string {
  const { brief, direction } = subject.design;
  const steps = packSteps(subject.design, "file");
  const files = [copyMapEntry(subject), ...(subject.isOwn ? [projectFiles(subject)] : [])].join("\n");
  return `# ${quoteText(brief.name)}: ${markdownText(direction.name)}, from anchor sheet to pages

The direction is chosen: ${markdownText(direction.name)}. ${markdownText(direction.summary)} This second pass holds it fast. ${capital(countWord(steps.length))} prompts follow; paste them in order into the project of the first pass, each when the one before is right. The board that was chosen stays in view, but where board and anchor sheet differ, the anchor sheet is right. ${quotingNote}

## Files of the project

Put these into the project before the first prompt. Addresses with /api/ in them want an API key as bearer token, the others are open.

${files}
${subject.isOwn ? "" : `\n${switching(subject)}\n`}
${stepSections(steps)}

${bringingBack(subject)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const switching = (subject: PackSubject): string =>
  `The design itself still has another direction. Its tokens, mark and pictures follow once it is changed: \`PATCH ${designAddress(subject)}\` with \`{"direction": "${subject.design.direction.id}", "run": true}\`. Until then the values in these prompts are those that it will have, and work that is sent back would be held against the old ones.`;
