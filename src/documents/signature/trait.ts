import type { DesignView } from "#/documents/signature/design-view";

/** One thing that makes a design recognisable, for people and agents. */
export type SignatureTrait = {
  readonly id: string;
  readonly name: string;
  /** What was measured, in one sentence with figures. */
  readonly measured: string;
  /** Markup to copy, if the trait has one; `…` stands for text, `{get_asset hero}` for an address. */
  readonly html?: string;
  /** Rules to copy, with the system's variables. */
  readonly css: string;
  /** What destroys it. */
  readonly breaks: string;
};

/**
 * A trait with what it is compared by. Numbers are near if they differ by a fifth; words if they
 * are equal.
 */
export type MeasuredTrait = SignatureTrait & {
  readonly measures: Readonly<Record<string, number | string>>;
  /** The share of a page that shows the trait, 0–1: what is large is recognised first. */
  readonly weight: number;
};

/**
 * Measures one trait; undefined where a design does not have it.
 *
 * @example
 * export const measureTilt: TraitMeter = (view) => undefined; // nothing is rotated
 */
export type TraitMeter = (view: DesignView) => MeasuredTrait | undefined;
