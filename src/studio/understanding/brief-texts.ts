import type { Brief } from "#/model/brief";
import type { UnderstandingSource } from "#/studio/understanding/understanding";

/** One text of a brief and how much it counts. */
export type BriefText = { readonly source: UnderstandingSource; readonly text: string; readonly weight: number };

/** Letters that are read of all texts together. */
const maxTotalLength = 4000;

/**
 * All texts of a brief except `avoid`, with weights by how directly each names what the
 * organisation does.
 */
export function listBriefTexts(brief: Brief): readonly BriefText[] {
  const { copy = {} } = brief;
  const texts: readonly (readonly [UnderstandingSource, number, ...(string | undefined)[]])[] = [
    ["industry", 4, brief.industry],
    ["name", 3, brief.name],
    ["tagline", 2.5, brief.tagline],
    ["offer", 2, brief.offer],
    ["audience", 0.75, brief.audience],
    ["copy", 1, copy.headline, copy.subhead, copy.cta, ...(copy.features ?? []).flatMap(({ title, body }) => [title, body])],
    ["values", 0.5, ...(brief.values ?? [])],
    ["adjectives", 0.5, ...(brief.adjectives ?? [])],
    ["tone", 0.5, brief.tone],
  ];
  let remaining = maxTotalLength;
  return texts.flatMap(([source, weight, ...parts]) =>
    parts.flatMap((whole) => {
      const text = (whole ?? "").slice(0, remaining);
      remaining -= text.length;
      return text.trim() === "" ? [] : [{ source, text, weight }];
    }),
  );
}
