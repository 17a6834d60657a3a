import { fenced } from "#/documents/markdown";
import { quoteText } from "#/kernel/quote-text";
import { anchorSheet } from "#/documents/prompt-pack/anchor-sheet";
import { componentSheet, componentSheets } from "#/documents/prompt-pack/component-sheet";
import type { PackDesign } from "#/documents/prompt-pack/pack-subject";
import { type CopySource, packPages, pagePrompt } from "#/documents/prompt-pack/page-prompt";

/** One prompt to paste, with a line for the person who pastes it. Title and note are Markdown already, the prompt is plain text. */
export type Step = { readonly title: string; readonly note: string; readonly prompt: string };

/** Every prompt of a settled design in the order in which they are pasted: the anchor sheet, the component sheets, the pages. */
export function packSteps(design: PackDesign, source: CopySource): readonly Step[] {
  return [
    {
      title: "The anchor sheet",
      note: "Begin with this one, and do not go on until the sheet is right: every later prompt leans on it.",
      prompt: anchorSheet(design),
    },
    ...componentSheets(design).map((sheet) => ({
      title: `Components: ${sheet.title.toLowerCase()}`,
      note: sheet.note,
      prompt: componentSheet(design, sheet),
    })),
    ...packPages(design).map((slug) => pageStep(design, slug, source)),
  ];
}

function pageStep(design: PackDesign, slug: string, source: CopySource): Step {
  const page = design.pages.find((made) => made.slug === slug);
  return {
    title: `Page: ${quoteText(page?.name ?? slug)}`,
    note: page
      ? "There is a template of this page already. Its words stay; how far its layout may move is what the latitude says."
      : "The brief asks for this page and nobody has made it yet, so this one starts from the components.",
    prompt: pagePrompt(design, slug, source),
  };
}

/** The prompts as numbered sections of a document. */
export const stepSections = (steps: readonly Step[]): string =>
  steps.map(({ title, note, prompt }, index) => `## ${index + 1}. ${title}\n\n${note}\n\n${fenced(prompt, "text")}`).join("\n\n");
