import { findElements, getAttribute, getTextContent, parseDocument } from "#/documents/html-document";
import { describePagePattern } from "#/documents/handoff/page-pattern";
import { escapeMarkdown, formatCodeBlock } from "#/documents/markdown";
import { findOwnClass, listPageParts, type PagePart } from "#/documents/page-parts";
import { joinWithinBudget } from "#/documents/part-references/reference-budget";
import { describeCentering, describeSplit } from "#/documents/style-descriptions";
import { listClasses, listRequiredClasses, selectRules } from "#/formats/select-rules";
import { shortenDrawings } from "#/formats/shorten-drawings";
import { estimateTokens } from "#/kernel/text/estimate-tokens";
import { memoize } from "#/kernel/memoize";
import { quoteText } from "#/kernel/text/quote-text";
import type { DesignContent } from "#/model/design-content";
import { type Page, resolvePageLinks } from "#/model/page";

/** The section with the styles of elements, which every page needs. */
export const baseSection = "base";

/** A section of a page: its markup, and what is in it. */
export type PageSection = {
  /** Unique on the page: its id, its first class, or its element. */
  readonly name: string;
  readonly tag: string;
  readonly classes: string;
  /** The classes of each box around it and other sections, from the outside. */
  readonly wrappers: readonly string[];
  readonly heading: string;
  /** Without long drawings. */
  readonly html: string;
  /** All of it. */
  readonly markup: string;
  /** Slugs of the components that it uses. */
  readonly components: readonly string[];
};

/** What a recipe says about the source of its page. */
export type PageRecipeOptions = {
  readonly source: string;
  readonly previewUrl: string;
  /** The section to return in full; by default an outline, and the sections that fit. */
  readonly section?: string | undefined;
};

/** The sections of a page from header to footer; none of an imported document. Cached by page. */
export const listPageSections = memoize((page: Page): readonly PageSection[] => {
  if (page.document !== undefined) return [];
  const body = resolvePageLinks(page.body, (slug) => (slug === "landing" ? "/" : `/${slug}`));
  const document = parseDocument(body);
  const [root] = findElements(document, ({ tagName }) => tagName === "body");
  const taken = new Set([baseSection]);
  return (root ? listPageParts(root) : []).flatMap((part) => toSection(part, body, taken));
});

function toSection({ element, wrappers }: PagePart, body: string, taken: Set<string>): readonly PageSection[] {
  const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {};
  const html = body.slice(startOffset, endOffset);
  // Links to skip, collections of symbols and sections that the copy leaves empty.
  if (element.tagName === "a" || element.tagName === "svg" || element.childNodes.length === 0) return [];
  const classes = getAttribute(element, "class") ?? "";
  const ownClass = findOwnClass(classes);
  const wanted = getAttribute(element, "id") ?? (ownClass || element.tagName);
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = `${wanted}-${number}`;
  taken.add(name);
  const [heading] = findElements(element, ({ tagName }) => /^h[1-3]$/.test(tagName));
  const components = listHtmlClasses(html).flatMap((one) => /^lv-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(one)?.[1] ?? []);
  return [
    {
      name,
      tag: element.tagName,
      classes,
      wrappers,
      heading: heading ? getTextContent(heading).slice(0, 80) : "",
      html: shortenDrawings(html),
      markup: html,
      components: [...new Set(components)],
    },
  ];
}

const listHtmlClasses = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "))),
];

/** The rules of a page without those of components, which are most of them. */
const selectOwnCss = memoize(({ css }: Page): string => selectRules(css, (selector) => !selector.includes(".lv-")));

/** The rules of the page that a section needs, without those of components. */
function selectSectionCss(page: Page, { html }: PageSection): string {
  const own = new Set(listHtmlClasses(html));
  return selectRules(selectOwnCss(page), (selector) => {
    const classes = listRequiredClasses(selector);
    return classes.length > 0 && classes.every((name) => own.has(name));
  });
}

/** The rules of the page for elements, such as headings and links, and for boxes around sections. */
function selectBaseCss(page: Page): string {
  const boxes = new Set(listPageSections(page).flatMap(({ wrappers }) => wrappers.flatMap((classes) => classes.split(" "))));
  return selectRules(selectOwnCss(page), (selector) => listClasses(selector).every((name) => boxes.has(name)));
}

/**
 * How a page is made: layout, order of sections with what is in them, and code. With `section`, only
 * the whole code of that one.
 */
export function renderPageRecipe(page: Page, content: DesignContent, options: PageRecipeOptions): string {
  const { source, previewUrl, section: wanted } = options;
  const title = `# Page \`${page.slug}\`, ${escapeMarkdown(source)}`;
  const sections = listPageSections(page);
  if (wanted === baseSection) return `${title}\n\n${formatBase(page)}\n`;
  const only = sections.find(({ name }) => name === wanted);
  if (only) return `${title}\n\n${formatSection(page, only)}\n`;
  const { direction, tokens } = content;
  const { containerPx, columns, gutterPx } = tokens.layout;
  const outline = sections.map((section, index) => `${index + 1}. ${describeSection(section)}`);
  const imported =
    "This page was imported as one document, so it has no sections. `get_design_context` with " +
    '`sections: ["liveInventory"], detail: "full"` returns its markup.';
  const head = [
    title,
    [
      `- Layout: ${describePagePattern(direction)}; the main split is ${describeSplit(direction, columns)}; ` +
        `${describeCentering(content.pages)}. Content is up to ${containerPx}px wide (--container), with ${gutterPx}px gutters (--gutter).`,
      `- Purpose: ${quoteText(page.description)}`,
      `- Seen: ${previewUrl} (\`?mode=dark\` for dark)`,
    ].join("\n"),
    sections.length === 0
      ? imported
      : `## Sections, in this order\n\n\`main\` holds all between header and footer. Markup of \`lv-…\` classes is styled by ` +
        `get_component. The variables --edge, --tight and so on are in the section ${baseSection}.\n\n${outline.join("\n")}`,
  ].join("\n\n");
  // Header and footer, which all pages share, come last.
  const isShared = ({ tag }: PageSection) => tag === "header" || tag === "footer";
  const ordered = [...sections.filter((section) => !isShared(section)), ...sections.filter(isShared)];
  const blocks = ordered.map((section) => ({
    label: section.name,
    text: formatSection(page, section),
    argument: `section: "${section.name}"`,
  }));
  const base = { label: "styles of elements", text: formatBase(page), argument: `section: "${baseSection}"` };
  return joinWithinBudget(head, sections.length === 0 ? [] : [...blocks, base]);
}

function describeSection({ name, tag, classes, wrappers, heading, components, html }: PageSection): string {
  const uses = components.length === 0 ? "" : `; components: ${components.join(", ")}`;
  const shown = heading === "" ? "" : `, ${quoteText(heading)}`;
  const box = wrappers.length === 0 ? "" : ` in \`${wrappers.map((names) => `<div class="${names}">`).join(" ")}\``;
  return `\`${name}\`: \`<${tag} class="${classes.replaceAll("`", "")}">\`${box}${shown}${uses} (${estimateTokens(html)} tokens of markup)`;
}

/** The code of each section by its name. Cached by page. */
const formatSections = memoize(
  (page: Page): ReadonlyMap<string, string> =>
    new Map(
      listPageSections(page).map((section) => [
        section.name,
        [
          `## ${section.name}`,
          formatCodeBlock(section.html, "html"),
          formatCodeBlock(selectSectionCss(page, section), "css"),
        ].join("\n\n"),
      ]),
    ),
);

const formatSection = (page: Page, { name }: PageSection): string => formatSections(page).get(name) ?? "";

const formatBase = (page: Page): string => `## Styles of elements\n\n${formatCodeBlock(selectBaseCss(page), "css")}`;
