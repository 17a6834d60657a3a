import { describeMarkGrounds } from "#/audit/mark-grounds";
import { listDesignRules } from "#/documents/design-rules";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { getSignature, type Signature } from "#/documents/signature/signature";
import { formatDecimal } from "#/kernel/decimal";
import { quoteText } from "#/kernel/text/quote-text";
import { type Component, componentCategories } from "#/model/component";
import { spaceVariable } from "#/model/css-variables";
import { type ColorRole, textStyleNames, type TokenSet } from "#/model/token-set";

/** What a page of a design is started with. */
export type BuildContext = {
  readonly signature: Signature | null;
  readonly build: Readonly<Record<string, unknown>>;
};

/** Where a build context's files are. */
export type BuildContextOptions = {
  readonly designId: string;
  /** The slug of the system that serves the design; absent for a draft. */
  readonly servedSlug: string | undefined;
  readonly baseUrl: string;
};

/** The characters of a build context: 4,000 tokens of four characters, with what is around it. */
const maxLength = 15_400;

/** How a context is shortened until it fits: the length of a component's line, and the traits. */
const fits: readonly (readonly [lineLength: number, traits: number])[] = [
  [60, 8],
  [44, 8],
  [32, 8],
  [32, 7],
  [32, 6],
  [32, 5],
  [0, 5],
];

/**
 * Everything that an agent needs to start a page, in under 4,000 tokens: what makes the design
 * recognisable, roles, type, spacing, components and pages by name, rules and the next calls.
 */
export function createBuildContext(content: HandoffContent, options: BuildContextOptions): BuildContext {
  const { tokens, components = [], pages = [] } = content;
  const signature = tokens ? getSignature({ tokens, components, pages, mark: content.mark, imagery: content.imagery }) : null;
  const create = (lineLength: number, traits: number): BuildContext => ({
    signature: signature && { base: signature.base, traits: signature.traits.slice(0, traits) },
    build: {
      brand: quoteText(content.brief.name),
      lang: pages[0]?.lang ?? null,
      ...describeFiles(options),
      ...(tokens && {
        roles: listRoles(tokens),
        marks: `get_asset, asset: ${describeMarkGrounds(content.mark, tokens)}`,
        type: listTypeStyles(tokens),
        spacing: listSpacing(tokens),
      }),
      components: listComponents(components, lineLength),
      pages: pages.map(({ slug }) => slug).join(", "),
      pictures: listPictures(content),
      rules: listShortRules(content),
      next: listNextCalls(options),
    },
  });
  let context = create(0, 0);
  for (const [lineLength, traits] of fits) {
    context = create(lineLength, traits);
    if (JSON.stringify(context).length <= maxLength) break;
  }
  return context;
}

function describeFiles({ servedSlug, baseUrl, designId }: BuildContextOptions): Readonly<Record<string, string>> {
  if (servedSlug === undefined)
    return {
      tokens: `GET ${baseUrl}/api/v1/designs/${designId}/export?format=globals-css with your key; load it first`,
      fonts: "In the design's archive; the design is not published yet",
    };
  return {
    tokens:
      `<link rel="stylesheet" href="${baseUrl}/api/systems/export/${servedSlug}?format=globals-css">, ` +
      'or save it as brand/tokens.css; load it first. <html class="system"> follows the reader\'s mode; without the class it is light',
    fonts: `<link rel="stylesheet" href="${baseUrl}/fonts/${servedSlug}.css">`,
  };
}

/** Surfaces with the text that stands on each, and the other roles, in light and in dark mode. */
const roleUses: readonly (readonly [ColorRole, string])[] = [
  ["background", "page; text --foreground, --muted-foreground, --link"],
  ["card", "cards; text --card-foreground"],
  ["muted", "quiet surface; text --foreground"],
  ["accent", "quiet area; text --accent-foreground"],
  ["primary", "main action; text --primary-foreground"],
  ["secondary", "second action; text --secondary-foreground"],
  ["brand", "area in the brand colour; text --brand-foreground"],
  ["spot", "second colour; text --spot-foreground"],
  ["inverse", "darkest area; text --inverse-foreground"],
  ["destructive", "deleting; text --destructive-foreground"],
  ["foreground", "text"],
  ["muted-foreground", "secondary text"],
  ["border", "lines"],
  ["input", "outlines of fields"],
  ["ring", "focus ring"],
  ["link", "links"],
];

const listRoles = ({ colors: { light, dark } }: TokenSet): Readonly<Record<string, string>> =>
  Object.fromEntries(roleUses.map(([role, use]) => [`--${role}`, `${light[role].hex} dark ${dark[role].hex}: ${use}`]));

function listTypeStyles({ typography: { styles, families, sizes } }: TokenSet): Readonly<Record<string, string>> {
  return Object.fromEntries(
    textStyleNames.map((name) => {
      const { family, size, weight, leading } = styles[name];
      const step = sizes.find((one) => one.name === size);
      const range = step ? [...new Set([step.minPx, step.maxPx].map((px) => Math.round(px)))].join("–") : "";
      return [name, `${quoteText(families[family].name)} ${range}px ${weight}/${formatDecimal(leading, 2)}`];
    }),
  );
}

const listSpacing = ({
  spacing,
  sectionGaps,
  radius,
  strokePx,
  typography: { measureCh },
}: TokenSet): Readonly<Record<string, string>> => ({
  "--space-*": spacing.map(({ name, px }) => `${spaceVariable(name).slice("--space-".length)} ${px}`).join(", "),
  "--section-*": sectionGaps.map(({ name, px }) => `${name} ${px}`).join(", "),
  "--radius-*": radius.steps.map(({ name, px }) => `${name} ${px}`).join(", "),
  "--stroke": `${strokePx}px`,
  "--measure": `${measureCh}ch`,
});

/** The most components that are named; others are found by searching. */
const maxComponents = 90;

/** The components by category, each with the first sentence of its summary. */
function listComponents(components: readonly Component[], lineLength: number): Readonly<Record<string, string>> {
  const shown = components.slice(0, maxComponents);
  const lists = componentCategories.flatMap((category) => {
    const members = shown.filter((component) => component.category === category);
    return members.length === 0
      ? []
      : [[category, members.map((member) => describeComponent(member, lineLength)).join("; ")] as const];
  });
  const rest = components.length - shown.length;
  return Object.fromEntries([...lists, ...(rest > 0 ? [["more", `${rest}: search_design_system`] as const] : [])]);
}

function describeComponent({ slug, summary, canonicalForm }: Component, length: number): string {
  // Summaries of imported components are text of others.
  if (length === 0 || canonicalForm !== undefined) return slug;
  const [sentence = ""] = summary.split(/[.:;](?:\s|$)/);
  const words = sentence.length <= length ? sentence : shortenSentence(sentence, length);
  return `${slug} (${words.toLowerCase()})`;
}

/** Words after which a sentence cannot end. */
const openWords: ReadonlySet<string> = new Set("a an the or and in of to that by with from what its".split(" "));

function shortenSentence(sentence: string, length: number): string {
  const words = sentence.slice(0, sentence.lastIndexOf(" ", length)).split(" ");
  while (openWords.has(words.at(-1) ?? "")) words.pop();
  return words.join(" ").replace(/,$/, "");
}

/** Rules that a check can decide; their checks say what has to be true. */
const checkedRules = [
  "color-roles",
  "text-roles",
  "fonts",
  "type-scale",
  "spacing",
  "shape",
  "modes",
  "focus",
  "motion",
  "mark",
  "true-copy",
  "access",
];

function listShortRules(content: HandoffContent): readonly string[] {
  const checks = listDesignRules(content).filter(({ id }) => checkedRules.includes(id));
  return [...checks.map(({ check }) => check), ...content.direction.never];
}

/** The names by which `get_asset` returns pictures; it chooses the one for the ground. */
const listPictures = ({ imagery }: HandoffContent): string =>
  imagery.assets
    .filter(({ slug }) => !slug.endsWith("-dark"))
    .map(({ slug, width, height }) => `${slug} ${Math.round(width)}x${Math.round(height)}`)
    .join(", ");

const listNextCalls = ({ servedSlug, designId }: BuildContextOptions): readonly string[] => {
  const system = `system: "${servedSlug ?? designId}"`;
  return [
    `get_page_recipe {${system}, page} for the nearest page: sections with code`,
    `get_component {${system}, component} for each component; put its CSS after the tokens, once`,
    `get_asset {${system}, asset, on} for each {get_asset …} in the code`,
    `get_design_context {designId: "${designId}", sections: ["brief"]} for facts to write about`,
    `check_markup with the finished HTML and CSS, until it has no findings`,
  ];
};
