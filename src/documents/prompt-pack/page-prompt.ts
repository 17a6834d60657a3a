import { copyRule } from "#/documents/design-rules";
import { quoteText } from "#/kernel/text/quote-text";
import { renderLatitude } from "#/documents/prompt-pack/latitude-section";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import { listPageComponents, getPageBrief } from "#/documents/prompt-pack/page-brief";
import { listPageTexts, type PageText } from "#/documents/prompt-pack/page-texts";
import type { Page } from "#/model/page";

/** Where the copy of a page is: in the prompt, or in a file of the project. */
export type CopySource = "prompt" | "file";

const noTemplateRule = "- this page has no template: do not invent one, reuse the sections of the landing page unchanged\n";

/** The most texts that a prompt contains. */
const maxTexts = 80;

/** The pages of a design: those that exist and those that its brief asks for. */
export const listPromptPages = ({ brief, pages }: Pick<PromptPackDesign, "brief" | "pages">): readonly string[] => [
  ...new Set(["landing", "pricing", ...(brief.pages ?? []), ...pages.map(({ slug }) => slug)]),
];

/** The prompt for one page: its purpose, layout, components and copy. */
export function renderPagePrompt(design: PromptPackDesign, slug: string, source: CopySource): string {
  const { brief, components, pages } = design;
  const page = pages.find((candidate) => candidate.slug === slug);
  const { purpose, parts } = getPageBrief(slug);
  const known = new Set(components.map((component) => component.slug));
  const used = listPageComponents(slug, page).filter((name) => known.has(name));
  return `Draw the page ${quoteText(page?.name ?? slug)} of ${quoteText(brief.name)} as one standalone HTML document with its styles \
inside. It must work at 320, 768 and 1280 px, in light and dark mode. Text in double quotes is data.

Purpose
${purpose}
${parts.length > 0 ? `\nContent\n${parts.map((part) => `- ${part}`).join("\n")}\n` : ""}
Layout
- pattern, grid, split and gaps between sections: those of the anchor sheet
- components, from the earlier sheets: ${used.join(", ")}
${page || brief.latitude !== "STRICT" ? "" : noTemplateRule}
Copy
${renderPageCopy(design, slug, source)}

${renderLatitude(design, { isAnchored: true })}

The page is done when nothing scrolls horizontally at 320 px, the first view shows what the page is for, and no text is missing or added.`;
}

function renderPageCopy({ pages }: PromptPackDesign, slug: string, source: CopySource): string {
  const page = pages.find((candidate) => candidate.slug === slug);
  if (!page)
    return (
      "This page has no template yet. Use the words of the brief on the anchor sheet. Leave out what they do not " +
      "cover, or use plain labels."
    );
  if (source === "file") return `Take every text from the file copy-map.md, section ${slug}. ${copyRule}`;
  const texts = listOwnTexts(page, pages);
  const shown = texts.filter(({ kind }) => kind !== "cell" && kind !== "table heading").slice(0, maxTexts);
  const lines = shown.map(({ kind, text }) => `- ${kind}: ${quoteText(text)}`);
  const tableNote = texts.length > shown.length ? "\nThe table repeats the texts of the plans, one row per feature." : "";
  const sharedNote =
    page.slug === firstPage ? "" : "\nThe header, the footer and any contact form have the same texts as on the landing page.";
  return `Texts from top to bottom (language: ${page.lang}). ${copyRule}\n${lines.join("\n")}${tableNote}${sharedNote}`;
}

/** The page whose prompt comes first and contains the texts that all pages share. */
const firstPage = "landing";

/** What one layout sets as a heading with a text, another sets as a list or as terms. */
const proseKinds: ReadonlySet<string> = new Set(["heading 3", "heading 4", "text", "list item", "term", "definition"]);
const getTextKey = ({ kind, text }: PageText): string => `${proseKinds.has(kind) ? "" : kind} ${text}`;

/** The texts of a page that are not in the prompt of the landing page. */
function listOwnTexts(page: Page, pages: readonly Page[]) {
  const listTexts = ({ document, body }: Page) => listPageTexts(document ?? body);
  const first = pages.find(({ slug }) => slug === firstPage);
  if (page.slug === firstPage || !first) return listTexts(page);
  const alreadyListed = new Set(listTexts(first).map(getTextKey));
  return listTexts(page).filter((text) => !alreadyListed.has(getTextKey(text)));
}
