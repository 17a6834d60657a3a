import { copyRule } from "#/documents/design-rules";
import { fenced, oneLine } from "#/documents/markdown";
import { quotingNote, quoteText } from "#/kernel/quote-text";
import type { PackDesign } from "#/documents/prompt-pack/pack-subject";
import { pageTexts } from "#/documents/prompt-pack/page-texts";
import type { Brief } from "#/model/brief";

/** Every text of a brief with the name of its field, such as `copy.features[0].title`. */
function briefTexts(value: unknown, path = ""): readonly (readonly [text: string, field: string])[] {
  if (typeof value === "string") return [[value, path]];
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => briefTexts(entry, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => briefTexts(inner, path ? `${path}.${name}` : name));
}

/** Where each text of a brief comes from; the first field that says it wins. A price with its period is one text on a page. */
function origins({ copy, ...rest }: Brief): (kind: string, text: string) => string {
  const { navigation, ...words } = copy ?? {};
  const priced = (words.plans ?? []).flatMap(({ price, period }, index): (readonly [string, string])[] =>
    period === undefined ? [] : [[`${price} ${period}`, `copy.plans[${index}].price and period`]],
  );
  const mapOf = (texts: readonly (readonly [string, string])[]) =>
    new Map([...texts].reverse().map(([text, field]) => [oneLine(text), field]));
  const fields = mapOf([...briefTexts({ copy: words, ...rest }), ...priced]);
  const labels = mapOf(briefTexts({ copy: { navigation: navigation ?? [] } }));
  return (kind, text) => (kind === "link" ? labels.get(text) : undefined) ?? fields.get(text) ?? "template";
}

/**
 * The copy map: every text of every page there is, in order, each with the field of the brief that it comes from, or `template` where it is a phrase of the template. It is
 * a file for a design tool's project, so that prompts need not carry the words.
 */
export function copyMap({ brief, pages }: PackDesign): string {
  const origin = origins(brief);
  const sections = pages.map(({ slug, lang, title, description, document, body }) => {
    const texts = [{ kind: "title", text: title }, { kind: "description", text: description }, ...pageTexts(document ?? body)];
    const lines = texts.map(
      ({ kind, text }, index) =>
        `${String(index + 1).padStart(2, "0")} ${kind} [${origin(kind, oneLine(text))}]: ${quoteText(text)}`,
    );
    return `## ${slug}\n\nLanguage: ${lang}\n\n${fenced(lines.join("\n"), "text")}`;
  });
  return `# ${quoteText(brief.name)}: copy map

Every text of every page, from top to bottom. ${copyRule} ${quotingNote} In square brackets stands where a text comes from: a field of the brief, or the template.

${sections.length > 0 ? sections.join("\n\n") : "No page is made yet."}
`;
}
