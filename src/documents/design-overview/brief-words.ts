import { html, trusted, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";

/** Attributes for an element that holds words of the brief: their language where it is not the guideline's own English, and their own direction. */
export function briefAttributes({ pages }: DesignContent): Markup {
  const lang = pages[0]?.lang ?? "en";
  return lang === "en" ? trusted(' dir="auto"') : html` dir="auto" lang="${lang}"`;
}

const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== "";

/** The first of some texts that says something; the brand's name when none does. */
const firstOf = (name: string, ...texts: readonly (string | undefined)[]) => texts.find(isSaid) ?? name;

/** Words of the brief for type specimens: a line for large sizes, a sentence, a running text, a label and a figure. Nothing is made up. */
export function specimenWords({ brief }: DesignContent) {
  const { name, tagline, offer, audience, values = [], adjectives = [], copy = {} } = brief;
  const feature = copy.features?.[0];
  const running = [copy.subhead, offer, feature?.body, audience, tagline].filter(isSaid);
  return {
    name,
    headline: firstOf(name, copy.headline, tagline, offer),
    second: firstOf(name, tagline, offer, copy.headline),
    title: firstOf(name, feature?.title, tagline),
    lead: firstOf(name, copy.subhead, offer, tagline),
    running: running.length > 0 ? [...new Set(running)].join(" ") : name,
    small: firstOf(name, audience, brief.industry, offer),
    label: firstOf(name, copy.cta, copy.navigation?.[0], values[0], adjectives[0]),
    figure: copy.plans?.map(({ price }) => price).find((price) => /\d/.test(price)) ?? "0123456789",
  };
}
