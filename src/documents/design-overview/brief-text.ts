import { html, trustMarkup, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";

/**
 * Attributes for an element that contains text from the brief: its language, where that differs
 * from the guideline's English, and its text direction.
 */
export function renderBriefAttributes({ pages }: DesignContent): Markup {
  const lang = pages[0]?.lang ?? "en";
  return lang === "en" ? trustMarkup(' dir="auto"') : html` dir="auto" lang="${lang}"`;
}

const hasText = (text: string | undefined): text is string => text !== undefined && text.trim() !== "";

const isSentence = (text: string) => /[.!?…。！？]$/.test(text.trim());

/** Joins the complete sentences among the texts. Without any, returns the longest text. */
function getRunningText(texts: readonly string[], name: string): string {
  const sentences = texts.filter(isSentence);
  if (sentences.length > 0) return sentences.join(" ");
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), name);
}

/**
 * Texts from the brief for type specimens: lines for large sizes, a paragraph, a label and a
 * figure. A text repeats only when the brief has no other; nothing is invented.
 */
export function getSpecimenTexts({ brief }: DesignContent) {
  const { name, tagline, offer, audience, industry, values = [], adjectives = [], copy = {} } = brief;
  const features = copy.features ?? [];
  const bodies = [...new Set([copy.subhead, offer, ...features.map(({ body }) => body)].filter(hasText))];
  const used = new Set<string>();
  const takeText = (...texts: readonly (string | undefined)[]): string => {
    const candidates = texts.filter(hasText);
    const text = candidates.find((candidate) => !used.has(candidate)) ?? candidates[0] ?? name;
    used.add(text);
    return text;
  };
  return {
    headline: takeText(copy.headline, tagline, offer),
    second: takeText(tagline, features[0]?.title, audience, name),
    third: takeText(copy.subhead, offer, audience, name),
    title: takeText(features[1]?.title, features[0]?.title, audience, industry, name),
    lead: takeText(copy.subhead, offer, features[0]?.body, tagline),
    running: getRunningText(bodies, audience ?? name),
    small: takeText(industry, audience, name),
    label: takeText(copy.cta, copy.navigation?.[0], values[0], adjectives[0], name),
    figure: copy.plans?.map(({ price }) => price).find((price) => /\d/.test(price)) ?? "0123456789",
  };
}
