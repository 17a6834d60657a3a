import type { Given } from "#/model/given";
import type { LeftItem } from "#/brand-import/found-token";
import type { Certainty } from "#/brand-import/roles/target";

/** A file or group of files that was recognised. */
export type RecognizedSource = {
  readonly format: string;
  readonly files: readonly string[];
  /** How many tokens were read from it. */
  readonly tokens: number;
};

/** Where one value goes, and why. People can correct each; see `MappingCorrection`. */
export type MappedToken = {
  /** The file and the name, as `globals.css: --primary`. */
  readonly source: string;
  /** The place in the given tokens, such as `colors.primary`, or `custom` for its own name. */
  readonly target: string;
  /** The modes that have a value of their own. */
  readonly modes: readonly string[];
  /** The value as CSS, without its modes. */
  readonly value: string;
  readonly reason: string;
  readonly certainty: Certainty;
};

/** What files would bring into a design: nothing is made from it until a person accepts it. */
export type BrandProposal = {
  readonly given: Given;
  readonly recognized: readonly RecognizedSource[];
  readonly mapped: readonly MappedToken[];
  /** What is not taken, and why. */
  readonly left: readonly LeftItem[];
  /** What a person should know, such as conflicts and broken references. */
  readonly notices: readonly string[];
};

/** A person's decision about one token: another target, `custom`, or `leave` to take nothing. */
export type MappingCorrection = { readonly source: string; readonly target: string };
