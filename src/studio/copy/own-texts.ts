import type { Brief } from "#/model/brief";

/** The sentences in which an organisation speaks of itself: its tagline, its offer and its own copy. */
export function listOwnTexts({ tagline, offer, copy = {} }: Brief): readonly string[] {
  const { headline, subhead, values = [], features = [] } = copy;
  const texts = [headline, subhead, tagline, offer, ...values, ...features.flatMap(({ title, body }) => [title, body])];
  return texts.filter((text): text is string => text !== undefined && text.trim() !== "");
}
