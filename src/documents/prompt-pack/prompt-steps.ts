import { formatCodeBlock } from "#/documents/markdown";
import { quoteText } from "#/kernel/text/quote-text";
import { renderAnchorSheet } from "#/documents/prompt-pack/anchor-sheet";
import { renderComponentSheet, listComponentSheets } from "#/documents/prompt-pack/component-sheet";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import { type CopySource, listPromptPages, renderPagePrompt } from "#/documents/prompt-pack/page-prompt";

/**
 * A prompt with a note for the person who pastes it. Title and note are Markdown, the prompt is
 * plain text.
 */
export type PromptStep = { readonly title: string; readonly note: string; readonly prompt: string };

/** Every prompt of a design in pasting order: the anchor sheet, the component sheets, the pages. */
export function listPromptSteps(design: PromptPackDesign, source: CopySource): readonly PromptStep[] {
  return [
    {
      title: "Anchor sheet",
      note: "Start with this prompt, and continue only when the sheet is right: every later prompt builds on it.",
      prompt: renderAnchorSheet(design),
    },
    ...listComponentSheets(design).map((sheet) => ({
      title: `Components: ${sheet.title.toLowerCase()}`,
      note: sheet.note,
      prompt: renderComponentSheet(design, sheet),
    })),
    ...listPromptPages(design).map((slug) => createPageStep(design, slug, source)),
  ];
}

function createPageStep(design: PromptPackDesign, slug: string, source: CopySource): PromptStep {
  const page = design.pages.find((candidate) => candidate.slug === slug);
  return {
    title: `Page: ${quoteText(page?.name ?? slug)}`,
    note: page
      ? "This page has a template. Keep its copy; the latitude says how far its layout may change."
      : "The brief asks for this page, but it has no template yet. Start from the components.",
    prompt: renderPagePrompt(design, slug, source),
  };
}

/** The prompts as numbered sections of a document. */
export const renderPromptSteps = (steps: readonly PromptStep[]): string =>
  steps
    .map(({ title, note, prompt }, index) => `## ${index + 1}. ${title}\n\n${note}\n\n${formatCodeBlock(prompt, "text")}`)
    .join("\n\n");
