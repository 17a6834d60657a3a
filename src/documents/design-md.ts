import { textStyleNames, type TextStyleName } from "#/model/token-set";
import type { DesignContent } from "#/model/design-content";
import type { ExportFacts } from "#/formats/export-facts";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { brandRules, neverLines } from "#/documents/brand-rule";
import { markSizes } from "#/documents/design-rules";
import { centredText, cornerText, formList, splitText } from "#/documents/form-facts";
import { ruleMarkdown } from "#/documents/handoff/rule-markdown";
import { colorTable, shapeText, typeLines } from "#/documents/brand-facts";
import { designMdFrontMatter } from "#/documents/design-md-front-matter";
import { markdownText } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/quote-text";

/** A DESIGN.md in its two parts, which are merged apart from each other: the front matter between its `---` lines, and the Markdown below. */
export type DesignMd = { readonly frontMatter: string; readonly body: string };

/** What the brief says, as quoted data: people wrote it for people, and an agent is to read it as such. */
const said = (label: string, text: string | undefined) => (text ? [`- ${label}: ${quoteText(text)}`] : []);

function overview({ brief, direction }: DesignContent, facts: ExportFacts): string {
  return [
    `${markdownText(direction.summary)} ${quotingNote}`,
    "",
    ...said("Name", brief.name),
    ...said("Tagline", brief.tagline),
    ...said("Offer", brief.offer),
    ...said("For", brief.audience),
    ...said("Tone", brief.tone),
    `- Direction: ${markdownText(direction.name)}`,
    `- Voice: ${markdownText(direction.voice)}`,
    ...direction.always.map((rule) => `- ${markdownText(rule)}`),
    "",
    `Version ${facts.version}. The whole system, with its fonts and licences: <${facts.baseUrl}/api/v1/systems/${facts.slug}/download>`,
  ].join("\n");
}

function typeTable({ tokens: { typography } }: DesignContent): string {
  const { styles, sizes, families } = typography;
  const row = (name: TextStyleName) => {
    const style = styles[name];
    const size = sizes.find((candidate) => candidate.name === style.size);
    const range =
      size && size.minPx < size.maxPx ? `${formatPx(size.minPx)} to ${formatPx(size.maxPx)}` : formatPx(size?.maxPx ?? 16);
    return `| \`${name}\` | ${quoteText(families[style.family].name)} | ${range} | ${formatDecimal(style.weight)} | ${formatDecimal(style.leading)} |`;
  };
  return ["| Style | Face | Size | Weight | Leading |", "|---|---|---|---|---|", ...textStyleNames.map(row)].join("\n");
}

function layout({ tokens, direction, pages }: DesignContent): string {
  const { layout: grid, sectionGaps, typography } = tokens;
  const gaps = sectionGaps.map(({ name, px }) => `${formatPx(px)} (\`--section-${markdownText(name)}\`)`).join(", ");
  return `- Content is at most ${formatPx(grid.containerPx)} wide, on ${formatDecimal(grid.columns)} columns with gutters of ${formatPx(grid.gutterPx)}; the main split is ${splitText(direction, grid.columns)}.
- Distances are the steps of \`--space-*\`; page sections stand ${gaps} apart.
- Lines of text end at ${formatDecimal(typography.measureCh)}ch (\`--measure\`).
- Density: ${direction.density}; ${centredText(pages)}.`;
}

const radii = (content: DesignContent): string =>
  `Corners: ${ruleMarkdown(cornerText(content))}. An inner corner is the outer one less the padding between them.`;

function components(content: DesignContent): string {
  const made = content.components.map(({ slug, name, summary, variants }) => {
    const names = variants.map((variant) => quoteText(variant.name)).join(", ");
    return `- \`${slug}\`: ${quoteText(name)}. ${quoteText(summary)} Variants: ${names}.`;
  });
  const forms = formList(content);
  return [
    "Take one of these before you make a new one.",
    "",
    ...made,
    ...(forms.length > 0 ? ["", "The chief ones, as their style sheets have them:", "", ...forms] : []),
  ].join("\n");
}

/**
 * The design of a system as agents and design tools read it (DESIGN.md, alpha): values in the front matter, prose in the sections that the format names, in
 * its order. Dark values, shadows and motion have no place in the front matter and stand in the text. `tokensPath` is where the reader finds the CSS variables.
 */
export function designMd(content: DesignContent, facts: ExportFacts, tokensPath: string): DesignMd {
  const { tokens, mark } = content;
  const motion = tokens.durations.map(({ name, ms }) => `\`--duration-${name}\` ${formatDecimal(ms)} ms`).join(", ");
  const shadows = tokens.shadows.map(({ name }) => `\`--shadow-${markdownText(name)}\``).join(", ");
  const raised = content.direction.depth === "shadow" ? ` Shadows: ${shadows}.` : "";
  const sections: readonly (readonly [heading: string, text: string])[] = [
    ["Overview", overview(content, facts)],
    [
      "Colors",
      `${colorTable(content)}\n\nThe brand colour is \`${tokens.brand.color.hex}\`. Each colour that carries text has a partner \`-foreground\`, readable on it. Dark is not light inverted: take its values from the table or from \`${tokensPath}\`. Readers who ask for more contrast get a mode of their own.`,
    ],
    ["Typography", `${typeLines(content)}\n\n${typeTable(content)}`],
    ["Layout", layout(content)],
    [
      "Elevation & Depth",
      `${ruleMarkdown(shapeText(content))}${raised}\n\nMotion: ${motion}; it stops under \`prefers-reduced-motion\`.`,
    ],
    ["Shapes", `${radii(content)}\n\nThe idea of the mark: ${quoteText(mark.concept)} ${markSizes(mark)}`],
    ...(content.components.length > 0 ? [["Components", components(content)] as const] : []),
    [
      "Do's and Don'ts",
      `Do:\n\n${brandRules(content)
        .map(({ rule }) => `- ${rule}`)
        .join("\n")}\n\nDon't:\n\n${neverLines(content)}`,
    ],
  ];
  return {
    frontMatter: designMdFrontMatter(content),
    body: sections.map(([heading, text]) => `## ${heading}\n\n${text}`).join("\n\n"),
  };
}

/** A front matter and what follows as one file. */
export const withFrontMatter = ({ frontMatter, body }: DesignMd): string => `---\n${frontMatter}\n---\n\n${body}\n`;
