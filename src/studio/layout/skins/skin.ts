import type { Ground } from "#/model/composition";
import type { ListForm, OfferForm } from "#/studio/layout/sections/list-forms";
import type { HeadForm, WordsForm } from "#/studio/layout/sections/render-section";

/** Sections that a picture from edge to edge can share with a text. */
export const halvedKinds = ["statement", "audience", "places", "contact"] as const;
export type HalvedKind = (typeof halvedKinds)[number];

/**
 * An archetype's character on the landing page: which forms its sections take, on which grounds
 * they stand, and how lines, frames and panels are drawn. The lists are cycled through from the
 * place that the composition names.
 * @example
 * ```ts
 * const flushLeft: Skin = {
 *   heads: ["side"],
 *   lists: ["rows", "columns"],
 *   offers: ["blocks", "index"],
 *   words: ["column"],
 *   questions: "folded",
 *   prices: "rows",
 *   gallery: 3,
 *   quiet: ["paper", "muted"],
 *   strong: ["field"],
 *   variables: "--round: 0; --frame: 0;",
 *   css: ".hero h1 { letter-spacing: -0.02em; }",
 * };
 * ```
 */
export type Skin = {
  readonly heads: readonly [HeadForm, ...HeadForm[]];
  readonly lists: readonly [ListForm, ...ListForm[]];
  /** The same for what the organisation offers, the heart of the page. */
  readonly offers: readonly [OfferForm, ...OfferForm[]];
  readonly words: readonly [WordsForm, ...WordsForm[]];
  /** Questions that open one by one, or all answers in view. */
  readonly questions: "folded" | "open";
  /** Prices as cards side by side, or in rows. */
  readonly prices: "cards" | "rows";
  /** The most pictures of a gallery. */
  readonly gallery: 2 | 3;
  /** Sections of which a picture may fill half; all that can be halved, unless listed. */
  readonly halved?: readonly HalvedKind[];
  /** Whether a gallery goes across the whole page. */
  readonly bleeds?: boolean;
  /** Grounds of sections with much to read. */
  readonly quiet: readonly [Ground, ...Ground[]];
  /** Grounds of sections with little to read. */
  readonly strong: readonly [Ground, ...Ground[]];
  /** CSS variables that differ from the usual ones of `renderSkinCss`. */
  readonly variables: string;
  readonly css: string;
};
