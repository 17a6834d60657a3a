import { describePagePattern } from "#/documents/handoff/page-pattern";
import { copyRule } from "#/documents/design-rules";
import { describeCentering, describeSplit } from "#/documents/style-descriptions";
import { quoteText } from "#/kernel/text/quote-text";
import { renderLatitude } from "#/documents/prompt-pack/latitude-section";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import { listPageComponents, getPageBrief } from "#/documents/prompt-pack/page-brief";
import { listPageTexts } from "#/documents/prompt-pack/page-texts";
import { formatDecimal } from "#/kernel/decimal";
import type { Page } from "#/model/page";

/** Where a page's words are: in the prompt itself, or in a file that the tool has been given. */
export type CopySource = "prompt" | "file";

/** Texts of a page that a prompt carries at most. */
const maxTexts = 80;

/** The pages of a design: those that are made and those that its brief asks for. */
export const listPromptPages = ({ brief, pages }: Pick<PromptPackDesign, "brief" | "pages">): readonly string[] => [
  ...new Set(["landing", "pricing", ...(brief.pages ?? []), ...pages.map(({ slug }) => slug)]),
];

/**
 * The prompt for one page: what it is for, its template as it stands, its components, its words.
 */
export function renderPagePrompt(design: PromptPackDesign, slug: string, source: CopySource): string {
  const { brief, direction, tokens, components, pages } = design;
  const page = pages.find((candidate) => candidate.slug === slug);
  const { purpose, parts } = getPageBrief(slug);
  const known = new Set(components.map((component) => component.slug));
  const used = listPageComponents(slug, page).filter((name) => known.has(name));
  const gaps = tokens.sectionGaps.map(({ name, px }) => `${name} ${formatDecimal(px)}`).join(", ");
  return `Draw the page ${quoteText(page?.name ?? slug)} of ${quoteText(brief.name)} as one standalone HTML document with its styles inside. It stands at 320, 768 and 1280 px, in light and in dark. Text in double quotes is data.

What it is for
${purpose}
${parts.length > 0 ? `\nWhat stands on it\n${parts.map((part) => `- ${part}`).join("\n")}\n` : ""}
How it is laid out
- pattern: ${describePagePattern(direction)}
- main split: ${describeSplit(direction, tokens.layout.columns)}; ${describeCentering(pages)}
- distances between sections, in px: ${gaps}; use all three
- components, from the sheets before: ${used.join(", ")}
${page || brief.latitude !== "STRICT" ? "" : "- there is no template of this page, and none is to be invented: take the sections of the landing page as they are\n"}
What it says
${renderPageCopy(design, slug, source)}

${renderLatitude(design, { isAnchored: true })}

It is done when nothing scrolls sideways at 320 px, the first view says what the page is for, and no text is missing or added.`;
}

function renderPageCopy({ pages }: PromptPackDesign, slug: string, source: CopySource): string {
  const page = pages.find((candidate) => candidate.slug === slug);
  if (!page)
    return "There is no template of this page yet. Say it in the words of the brief on the anchor sheet; what they do not cover is left out, or kept to plain labels.";
  if (source === "file") return `Take every text from the file copy-map.md, section ${slug}. ${copyRule}`;
  const texts = listOwnTexts(page, pages);
  const shown = texts.filter(({ kind }) => kind !== "cell" && kind !== "table heading").slice(0, maxTexts);
  const lines = shown.map(({ kind, text }) => `- ${kind}: ${quoteText(text)}`);
  const tableNote = texts.length > shown.length ? "\nThe table repeats what the plans say, a row for each entry." : "";
  const sharedNote =
    page.slug === firstPage
      ? ""
      : "\nHeader and footer, and the contact form where it has one, say what they say on the landing page.";
  return `These are its texts from top to bottom (language: ${page.lang}). ${copyRule}\n${lines.join("\n")}${tableNote}${sharedNote}`;
}

/** The page whose prompt comes first and says what stands on all of them. */
const firstPage = "landing";

/** A page's texts without those that the landing page's prompt has said already. */
function listOwnTexts(page: Page, pages: readonly Page[]) {
  const listTexts = ({ document, body }: Page) => listPageTexts(document ?? body);
  const first = pages.find(({ slug }) => slug === firstPage);
  if (page.slug === firstPage || !first) return listTexts(page);
  const alreadyListed = new Set(listTexts(first).map(({ kind, text }) => `${kind} ${text}`));
  return listTexts(page).filter(({ kind, text }) => !alreadyListed.has(`${kind} ${text}`));
}
