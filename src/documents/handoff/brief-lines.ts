import type { Brief } from "#/model/brief";
import { quoteText } from "#/kernel/text/quote-text";

/** The brief without its copy, one line per field, with every text as a JSON string. */
export function formatBriefLines(brief: Brief): string[] {
  const { name, tagline, industry, audience, offer, values, adjectives, avoid, tone } = brief;
  const fields: readonly (readonly [string, readonly string[]])[] = [
    ["name", [name]],
    ["tagline", tagline === undefined ? [] : [tagline]],
    ["industry", industry === undefined ? [] : [industry]],
    ["audience", audience === undefined ? [] : [audience]],
    ["offer", offer === undefined ? [] : [offer]],
    ["values", values ?? []],
    ["character", adjectives ?? []],
    ["avoid", avoid ?? []],
    ["tone", tone === undefined ? [] : [tone]],
  ];
  return fields.flatMap(([label, texts]) => (texts.length === 0 ? [] : [`- ${label}: ${texts.map(quoteText).join(", ")}`]));
}
