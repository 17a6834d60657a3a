import { copyRule } from "#/documents/design-rules";
import { formatCodeBlock, toOneLine } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import { listPageTexts, type PageText } from "#/documents/prompt-pack/page-texts";
import type { Brief } from "#/model/brief";

/** Every text of a brief with the path of its field, such as `copy.features[0].title`. */
function listBriefTexts(value: unknown, path = ""): readonly (readonly [text: string, field: string])[] {
  if (typeof value === "string") return [[value, path]];
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => listBriefTexts(entry, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => listBriefTexts(inner, path ? `${path}.${name}` : name));
}

/**
 * Finds the field of the brief that a text comes from. The first match wins. A price and its period
 * are one text on a page.
 */
function createOriginLookup({ copy, ...rest }: Brief): (kind: string, text: string) => string {
  const { navigation, ...otherCopy } = copy ?? {};
  const priced = (otherCopy.plans ?? []).flatMap(({ price, period }, index): (readonly [string, string])[] =>
    period === undefined ? [] : [[`${price} ${period}`, `copy.plans[${index}].price and period`]],
  );
  const toMap = (texts: readonly (readonly [string, string])[]) =>
    new Map([...texts].reverse().map(([text, field]) => [toOneLine(text), field]));
  const fields = toMap([...listBriefTexts({ copy: otherCopy, ...rest }), ...priced]);
  const labels = toMap(listBriefTexts({ copy: { navigation: navigation ?? [] } }));
  return (kind, text) => (kind === "link" ? labels.get(text) : undefined) ?? fields.get(text) ?? "template";
}

/**
 * The copy map: every text on every page in order, with the field of the brief that it comes from,
 * or `template`, or `sample` for slots to be replaced. It is a file for the project of a design
 * tool, so that prompts do not have to contain the copy.
 */
export function renderCopyMap({ brief, pages }: PromptPackDesign): string {
  const findOrigin = createOriginLookup(brief);
  const sections = pages.map(({ slug, lang, title, description, document, body }) => {
    const texts: readonly PageText[] = [
      { kind: "title", text: title },
      { kind: "description", text: description },
      ...listPageTexts(document ?? body),
    ];
    const lines = texts.map(
      ({ kind, text, isSample }, index) =>
        `${String(index + 1).padStart(2, "0")} ${kind} [${isSample ? "sample" : findOrigin(kind, toOneLine(text))}]: ${quoteText(text)}`,
    );
    return `## ${slug}\n\nLanguage: ${lang}\n\n${formatCodeBlock(lines.join("\n"), "text")}`;
  });
  return `# ${quoteText(brief.name)}: copy map

Every text on every page, from top to bottom. ${copyRule} ${quotingNote} The source of each text is in square brackets: a field of the \
brief, the template, or \`sample\` for slots to be replaced.

${sections.length > 0 ? sections.join("\n\n") : "There are no pages yet."}
`;
}
