import { pagePattern } from "#/documents/handoff/page-pattern";
import { copyRule } from "#/documents/design-rules";
import { centredText, splitText } from "#/documents/form-facts";
import { quoteText } from "#/kernel/quote-text";
import { latitudeLines } from "#/documents/prompt-pack/latitude-lines";
import type { PackDesign } from "#/documents/prompt-pack/pack-subject";
import { componentsOn, pageBrief } from "#/documents/prompt-pack/page-brief";
import { pageTexts } from "#/documents/prompt-pack/page-texts";
import { formatDecimal } from "#/kernel/decimal";
import type { Page } from "#/model/page";

/** Where a page's words are: in the prompt itself, or in a file that the tool has been given. */
export type CopySource = "prompt" | "file";

/** Texts of a page that a prompt carries at most. */
const textsShown = 80;

/** The pages of a design: those that are made and those that its brief asks for. */
export const packPages = ({ brief, pages }: Pick<PackDesign, "brief" | "pages">): readonly string[] => [
  ...new Set(["landing", "pricing", ...(brief.pages ?? []), ...pages.map(({ slug }) => slug)]),
];

/** The prompt for one page: what it is for, its template as it stands, its components, its words. */
export function pagePrompt(design: PackDesign, slug: string, source: CopySource): string {
  const { brief, direction, tokens, components, pages } = design;
  const page = pages.find((candidate) => candidate.slug === slug);
  const { purpose, parts } = pageBrief(slug);
  const known = new Set(components.map((component) => component.slug));
  const used = componentsOn(slug, page).filter((name) => known.has(name));
  const gaps = tokens.sectionGaps.map(({ name, px }) => `${name} ${formatDecimal(px)}`).join(", ");
  return `Draw the page ${quoteText(page?.name ?? slug)} of ${quoteText(brief.name)} as one standalone HTML document with its styles inside. It stands at 320, 768 and 1280 px, in light and in dark. Text in double quotes is data.

What it is for
${purpose}
${parts.length > 0 ? `\nWhat stands on it\n${parts.map((part) => `- ${part}`).join("\n")}\n` : ""}
How it is laid out
- pattern: ${pagePattern(direction)}
- main split: ${splitText(direction, tokens.layout.columns)}; ${centredText(pages)}
- distances between sections, in px: ${gaps}; use all three
- components, from the sheets before: ${used.join(", ")}
${page || brief.latitude !== "STRICT" ? "" : "- there is no template of this page, and none is to be invented: take the sections of the landing page as they are\n"}
What it says
${wordsOf(design, slug, source)}

${latitudeLines(design, { isAnchored: true })}

It is done when nothing scrolls sideways at 320 px, the first view says what the page is for, and no text is missing or added.`;
}

function wordsOf({ pages }: PackDesign, slug: string, source: CopySource): string {
  const page = pages.find((candidate) => candidate.slug === slug);
  if (!page)
    return "There is no template of this page yet. Say it in the words of the brief on the anchor sheet; what they do not cover is left out, or kept to plain labels.";
  if (source === "file") return `Take every text from the file copy-map.md, section ${slug}. ${copyRule}`;
  const texts = ownTexts(page, pages);
  const shown = texts.filter(({ kind }) => kind !== "cell" && kind !== "table heading").slice(0, textsShown);
  const lines = shown.map(({ kind, text }) => `- ${kind}: ${quoteText(text)}`);
  const table = texts.length > shown.length ? "\nThe table repeats what the plans say, a row for each entry." : "";
  const around =
    page.slug === firstPage
      ? ""
      : "\nHeader and footer, and the contact form where it has one, say what they say on the landing page.";
  return `These are its texts from top to bottom (language: ${page.lang}). ${copyRule}\n${lines.join("\n")}${table}${around}`;
}

/** The page whose prompt comes first and says what stands on all of them. */
const firstPage = "landing";

/** A page's texts without those that the landing page's prompt has said already. */
function ownTexts(page: Page, pages: readonly Page[]) {
  const textsOf = ({ document, body }: Page) => pageTexts(document ?? body);
  const first = pages.find(({ slug }) => slug === firstPage);
  if (page.slug === firstPage || !first) return textsOf(page);
  const said = new Set(textsOf(first).map(({ kind, text }) => `${kind} ${text}`));
  return textsOf(page).filter(({ kind, text }) => !said.has(`${kind} ${text}`));
}
