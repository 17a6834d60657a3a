import { baseCss } from "#/documents/base-css";
import { listPageSections, type PageSection } from "#/documents/part-references/page-recipe";
import { getComponentName } from "#/formats/react/identifiers";
import { renderStaticJsx } from "#/formats/react/static-markup";
import { listClasses, listRequiredClasses, selectRules } from "#/formats/select-rules";
import { type ReactFile, styleTypes } from "#/kits/react-files";
import { escapeCommentText } from "#/kernel/text/css-escape";
import { formatRule, toShapeDeclarations, toTypeDeclarations } from "#/model/css-declarations";
import type { DesignContent } from "#/model/design-content";
import { type Page, resolvePageLinks } from "#/model/page";

/** A section of a page, or a whole page, as a React component. */
export type PageBlock = {
  /** Lower case with hyphens, such as `landing-offer` or `landing-page`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Slugs of the components whose style sheets it needs. */
  readonly components: readonly string[];
  readonly listFiles: () => readonly ReactFile[];
};

/** Classes that documents set outside of pages. */
const modeClasses = ["dark", "light", "system"];

/**
 * The blocks of a design: each page, and the sections of each page; header and footer once. Pages
 * that were imported as documents have none.
 */
export function listPageBlocks(content: DesignContent): readonly PageBlock[] {
  const pages = content.pages.filter(({ document }) => document === undefined);
  const slugs = new Set(content.components.map(({ slug }) => slug));
  return pages.flatMap((page, index) => {
    const sections = listPageSections(page);
    const own = sections.filter(({ tag }) => index === 0 || !["header", "footer"].includes(tag));
    const components = [...new Set(sections.flatMap((section) => section.components))].filter((slug) => slugs.has(slug));
    const whole: PageBlock = {
      name: `${page.slug}-page`,
      title: page.name,
      description: `The whole page: ${page.description}`,
      components,
      listFiles: () => createFiles(content, page, { name: `${page.slug}-page`, markup: page.body, components }),
    };
    return [whole, ...own.map((section) => toSectionBlock(content, page, section, slugs))];
  });
}

function toSectionBlock(content: DesignContent, page: Page, section: PageSection, slugs: ReadonlySet<string>): PageBlock {
  const name = `${page.slug}-${section.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  const components = section.components.filter((slug) => slugs.has(slug));
  const start = section.wrappers.map((classes) => `<div class="${classes}">`).join("");
  const markup = `${start}${section.markup}${"</div>".repeat(section.wrappers.length)}`;
  return {
    name,
    title: section.heading === "" ? `${page.name}: ${section.name}` : section.heading,
    description: `The section ${section.name} of the page ${page.name}.`,
    components,
    listFiles: () => createFiles(content, page, { name, markup: placeDrawings(markup, page.body), components, isSection: true }),
  };
}

type BlockSource = {
  readonly name: string;
  readonly markup: string;
  readonly components: readonly string[];
  readonly isSection?: true;
};

function createFiles(
  content: DesignContent,
  page: Page,
  { name, markup, components, isSection }: BlockSource,
): readonly ReactFile[] {
  const component = getComponentName({ slug: name });
  const body = resolvePageLinks(markup, (slug) => (slug === "landing" ? "/" : `/${slug}`));
  const sheets = [...components.map((slug) => `../${slug}.css`), "./base.css", `./${name}.css`];
  const tsx = [
    `import type { ReactElement } from ${JSON.stringify("react")};`,
    ...sheets.map((path) => `import ${JSON.stringify(path)};`),
    "",
    `/** ${escapeCommentText(`${isSection ? "A section of the page" : "The page"} ${page.name}, as the brand has it.`)} */`,
    `export function ${component}(): ReactElement {`,
    "  return (",
    renderStaticJsx(body, "    "),
    "  );",
    "}",
    "",
  ].join("\n");
  return [
    styleTypes,
    { path: "react/blocks/base.css", content: renderBaseCss(content) },
    { path: `react/blocks/${name}.css`, content: selectBlockCss(page, isSection && markup) },
    { path: `react/blocks/${name}.tsx`, content: tsx },
  ];
}

const isOfComponent = (name: string) => name.startsWith("lv-");

/** The rules of a page that a block needs, without those of components alone and of elements. */
function selectBlockCss({ css }: Page, markup: string | undefined | false): string {
  const used = new Set([...modeClasses, ...(markup ? listMarkupClasses(markup) : [])]);
  return selectRules(css, (selector) => {
    const classes = listClasses(selector);
    if (classes.length === 0) return selector.includes(":root");
    return !classes.every(isOfComponent) && (!markup || listRequiredClasses(selector).every((name) => used.has(name)));
  });
}

const listMarkupClasses = (markup: string): readonly string[] =>
  [...markup.matchAll(/\sclass="([^"]{0,2000})"/g)].flatMap(([, names = ""]) => names.split(/\s+/));

/** The variables of type and shape, which the theme lacks, and the styles of elements. */
function renderBaseCss({ tokens, pages }: DesignContent): string {
  const [page] = pages.filter(({ document }) => document === undefined);
  const elements = page
    ? selectRules(page.css, (selector) => listClasses(selector).length === 0 && !selector.includes(":root"))
    : "";
  return formatRule(":where(:root)", [...toTypeDeclarations(tokens), ...toShapeDeclarations(tokens)]) + baseCss + elements;
}

const shownDrawing = /<use href="#([\w-]{1,80})"\s?\/>/g;

/** Replaces references to the drawings that a page has once by the drawings themselves. */
const placeDrawings = (markup: string, body: string): string =>
  markup.replace(shownDrawing, (use, id: string) => findGroup(body, id) ?? use);

const groupTags = /<g\b|<\/g>/g;

/** The content of the group with an id. */
function findGroup(body: string, id: string): string | undefined {
  const start = body.indexOf(`<g id="${id}"`);
  if (start < 0) return undefined;
  const contentStart = body.indexOf(">", start) + 1;
  groupTags.lastIndex = contentStart;
  let depth = 1;
  for (let tag = groupTags.exec(body); tag; tag = groupTags.exec(body)) {
    depth += tag[0] === "</g>" ? -1 : 1;
    if (depth === 0) return body.slice(contentStart, tag.index);
  }
  return undefined;
}
