import { toPortableAddress } from "#/documents/server-address";
import { formatOwnValueTable } from "#/documents/own-values";
import { textStyleNames, type TextStyleName } from "#/model/token-set";
import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { listBrandRules, formatNeverLines } from "#/documents/brand-rules";
import { describeCentering, formatStyleList, describeSplit } from "#/documents/style-descriptions";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { formatColorTable, describeShape, formatTypeLines } from "#/documents/brand-summary";
import { renderDesignMdFrontMatter } from "#/documents/design-md-front-matter";
import { listDecidedEdits, listGivenParts } from "#/studio/adjustments/list-decisions";
import { listVoiceLines } from "#/documents/voice-lines";
import { formatSignatureLines } from "#/documents/signature/signature-lines";
import { escapeMarkdown } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";

/**
 * The two parts of a DESIGN.md, which are merged separately: the front matter between its `---`
 * lines, and the Markdown body.
 */
export type DesignMd = { readonly frontMatter: string; readonly body: string };

/** A field of the brief as quoted data, so that an agent does not read it as an instruction. */
const formatQuoted = (label: string, text: string | undefined) => (text ? [`- ${label}: ${quoteText(text)}`] : []);

function renderOverview(content: DesignContent, metadata: ExportMetadata): string {
  const { brief, direction } = content;
  const downloadUrl = `${toPortableAddress(metadata.baseUrl)}/api/v1/systems/${metadata.slug}/download`;
  const traits = formatSignatureLines(content, maxTraits);
  return [
    `${escapeMarkdown(direction.summary)} ${quotingNote}`,
    "",
    ...formatQuoted("Name", brief.name),
    ...formatQuoted("Tagline", brief.tagline),
    ...formatQuoted("Offer", brief.offer),
    ...formatQuoted("Audience", brief.audience),
    ...formatQuoted("Tone", brief.tone),
    `- Direction: ${escapeMarkdown(direction.name)}`,
    ...listVoiceLines(content, escapeMarkdown).map((line, index) => (index === 0 ? `- Voice: ${line}` : `- ${line}`)),
    ...direction.always.map((rule) => `- ${escapeMarkdown(rule)}`),
    ...formatDecisions(content),
    ...(traits.length > 0 ? ["", "What makes the design recognisable, as measured on its pages:", "", ...traits] : []),
    "",
    `Version ${metadata.version}. Complete system with fonts and licences: <${downloadUrl}>`,
  ].join("\n");
}

/**
 * The most traits of a signature, the strongest ones. The files of a repository are one answer to an agent, of less than
 * 20,000 tokens for the longest brief; `get_design_context` has all.
 */
const maxTraits = 3;

/** The most edits that a document names. */
const maxNamedEdits = 20;

/** What people decided about a design: agents must not replace it by what the direction suggests. */
function formatDecisions(content: DesignContent): readonly string[] {
  const given = listGivenParts(content.given);
  const edits = listDecidedEdits(undefined, content);
  const rest = edits.length - maxNamedEdits;
  return [
    ...(given.length > 0 ? [`- Brought in and kept exactly: ${given.map(escapeMarkdown).join(", ")}`] : []),
    ...edits.slice(0, maxNamedEdits).map(({ text }) => `- Decided by people: ${quoteText(text)}`),
    ...(rest > 0 ? [`- ${rest} more values were set by hand`] : []),
  ];
}

function formatTypeTable({ tokens: { typography } }: DesignContent): string {
  const { styles, sizes, families } = typography;
  const formatRow = (name: TextStyleName) => {
    const style = styles[name];
    const size = sizes.find((candidate) => candidate.name === style.size);
    const range =
      size && size.minPx < size.maxPx ? `${formatPx(size.minPx)} to ${formatPx(size.maxPx)}` : formatPx(size?.maxPx ?? 16);
    return (
      `| \`${name}\` | ${quoteText(families[style.family].name)} | ${range} | ${formatDecimal(style.weight)} | ` +
      `${formatDecimal(style.leading)} |`
    );
  };
  return ["| Style | Face | Size | Weight | Leading |", "|---|---|---|---|---|", ...textStyleNames.map(formatRow)].join("\n");
}

function renderLayout({ tokens, direction, pages }: DesignContent): string {
  const { layout: grid, sectionGaps } = tokens;
  const gaps = sectionGaps.map(({ name, px }) => `${formatPx(px)} (\`--section-${escapeMarkdown(name)}\`)`).join(", ");
  return `- Content is at most ${formatPx(grid.containerPx)} wide, on ${formatDecimal(grid.columns)} columns with gutters \
of ${formatPx(grid.gutterPx)}; the main split is ${describeSplit(direction, grid.columns)}.
- Spacing uses the steps of \`--space-*\`; the gaps between page sections are ${gaps}.
- Density: ${direction.density}; ${describeCentering(pages)}.`;
}

function renderComponents(content: DesignContent): string {
  const componentLines = content.components.map(({ slug, name, summary, variants }) => {
    const names = variants.filter(({ name }) => name !== "Default").map((variant) => quoteText(variant.name));
    // A name that only repeats the slug is left out.
    const own = name.toLowerCase().replaceAll(" ", "-") === slug ? "" : `${quoteText(name)}. `;
    const [use = summary] = summary.split(/(?<=\.) /);
    return `- \`${slug}\`: ${own}${quoteText(use)}${variants.length > 1 ? ` (${names.join(", ")})` : ""}`;
  });
  const styleLines = formatStyleList(content);
  return [
    "Use an existing component before you create one. Its variants are in brackets.",
    "",
    ...componentLines,
    ...(styleLines.length > 0 ? ["", "The main components, as their style sheets define them:", "", ...styleLines] : []),
  ].join("\n");
}

/**
 * The design of a system for agents and design tools (DESIGN.md, alpha): values in the front
 * matter, prose in the sections that the format defines, in its order. The format has no fields for
 * dark values, shadows and motion, so the body describes them. `tokensPath` is the path of the CSS
 * variables.
 */
export function createDesignMd(content: DesignContent, metadata: ExportMetadata, tokensPath: string): DesignMd {
  const { tokens, mark } = content;
  const motion = tokens.durations.map(({ name, ms }) => `\`--duration-${name}\` ${formatDecimal(ms)} ms`).join(", ");
  const shadows = tokens.shadows.map(({ name }) => `\`--shadow-${escapeMarkdown(name)}\``).join(", ");
  const raised = content.direction.depth === "shadow" ? ` Shadows: ${shadows}.` : "";
  const sections: readonly (readonly [heading: string, text: string])[] = [
    ["Overview", renderOverview(content, metadata)],
    [
      "Colors",
      `${formatColorTable(content)}\n\nThe brand colour is \`${tokens.brand.color.hex}\`. Each surface colour has a ` +
        "matching `-foreground` colour for text on it. Dark mode is not light mode inverted: use the values in the " +
        `table or in \`${tokensPath}\`. Readers who ask for more contrast get a high-contrast mode.${formatOwnValueTable(tokens)
          .map((paragraph) => `\n\n${paragraph}`)
          .join("")}`,
    ],
    ["Typography", `${formatTypeLines(content)}\n\n${formatTypeTable(content)}`],
    ["Layout", renderLayout(content)],
    [
      "Elevation & Depth",
      `${formatRuleMarkdown(describeShape(content))}${raised}\n\nMotion: ${motion}. It is off under \`prefers-reduced-motion\`.`,
    ],
    [
      "Shapes",
      "The radius of an inner corner is the outer radius minus the padding between them.\n\n" +
        `Concept of the mark: ${quoteText(mark.concept)}`,
    ],
    ...(content.components.length > 0 ? [["Components", renderComponents(content)] as const] : []),
    [
      "Do's and Don'ts",
      `Rules:\n\n${listBrandRules(content)
        .map(({ rule }) => `- ${rule}`)
        .join("\n")}\n\nRestrictions:\n\n${formatNeverLines(content)}`,
    ],
  ];
  return {
    frontMatter: renderDesignMdFrontMatter(content),
    body: sections.map(([heading, text]) => `## ${heading}\n\n${text}`).join("\n\n"),
  };
}

/** Joins front matter and body into one file. */
export const formatDesignMd = ({ frontMatter, body }: DesignMd): string => `---\n${frontMatter}\n---\n\n${body}\n`;
