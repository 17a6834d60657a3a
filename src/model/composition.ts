/**
 * Forms of the first view of a landing page: where headline and picture stand, and which of them is
 * larger.
 */
export const heroForms = [
  "split",
  "banner",
  "field",
  "framed",
  "overlap",
  "word",
  "aside",
  "index",
  "mosaic",
  "axis",
  "triptych",
  "strip",
] as const;
export type HeroForm = (typeof heroForms)[number];

/** Forms of the header on wide screens. On small ones all have brand, menu and main action. */
export const headerForms = ["bar", "columns", "stacked", "cells"] as const;
export type HeaderForm = (typeof headerForms)[number];

/**
 * Grounds that a section can stand on: page, quiet tone, brand field, dark field, second colour.
 */
export const groundNames = ["paper", "muted", "field", "deep", "second"] as const;
export type Ground = (typeof groundNames)[number];

/** The parts of a composition that an archetype declares. */
export type CompositionPattern = { readonly hero: HeroForm; readonly header: HeaderForm; readonly ground: Ground };

/** How a landing page is composed within its archetype. */
export type Composition = CompositionPattern & {
  /** Whether picture and text change sides. */
  readonly mirrored: boolean;
  /** Chooses the order of sections and the forms of their lists, 0–4095. */
  readonly order: number;
};
