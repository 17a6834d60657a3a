import type { Brief } from "#/model/brief";
import { quoteText } from "#/kernel/text/quote-text";

/**
 * What the brief says of the brand, a line for each thing, every text as a JSON string. The words
 * to set are not among them.
 */
export function formatBriefLines(brief: Brief): string[] {
  const { name, tagline, industry, audience, offer, values, adjectives, avoid, tone } = brief;
  const fields: readonly (readonly [string, readonly string[]])[] = [
    ["name", [name]],
    ["tagline", tagline === undefined ? [] : [tagline]],
    ["trade", industry === undefined ? [] : [industry]],
    ["audience", audience === undefined ? [] : [audience]],
    ["offer", offer === undefined ? [] : [offer]],
    ["stands for", values ?? []],
    ["feels", adjectives ?? []],
    ["is never", avoid ?? []],
    ["speaks", tone === undefined ? [] : [tone]],
  ];
  return fields.flatMap(([label, texts]) => (texts.length === 0 ? [] : [`- ${label}: ${texts.map(quoteText).join(", ")}`]));
}
