import type { Understanding } from "#data/console-api";

type Conclusion = Understanding["moods"][number];
type Reason = Conclusion["reasons"][number];

/** Where in the form the words of a reason are. */
const fieldNames: Readonly<Record<Reason["source"], string>> = {
  correction: "your choice",
  name: "the name",
  tagline: "the tagline",
  industry: "the industry",
  audience: "the audience",
  offer: "the offer",
  values: "the values",
  adjectives: "how it should feel",
  tone: "the tone of voice",
  avoid: "what it should avoid",
  copy: "your own copy",
  script: "the letters",
  trade: "the trade",
};

const formatList = (parts: readonly string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(parts);

/** Why something was concluded, as a sentence that quotes the brief. */
export function formatReasons(reasons: readonly Reason[], withoutReasons: string): string {
  if (reasons.length === 0) return withoutReasons;
  if (reasons.some(({ source }) => source === "correction")) return "Your choice.";
  const bySource = Map.groupBy(reasons, ({ source }) => source);
  const parts = [...bySource].map(
    ([source, list]) => `${formatList([...new Set(list.map(({ phrase }) => `“${phrase}”`))])} in ${fieldNames[source]}`,
  );
  return `From ${formatList(parts)}.`;
}

/** A mood with the words that name it, such as `calm (“ruhig”)`. Its label alone if they are the same. */
export function formatMood({ label, reasons }: Conclusion): string {
  const phrases = [...new Set(reasons.map(({ phrase }) => phrase))].filter((phrase) => phrase.toLowerCase() !== label);
  return phrases.length === 0 ? label : `${label} (${formatList(phrases.map((phrase) => `“${phrase}”`))})`;
}
