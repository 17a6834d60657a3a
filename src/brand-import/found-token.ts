import type { CustomToken } from "#/model/custom-token";
import type { Match } from "#/brand-import/roles/target";

export type TokenType = CustomToken["type"];

/** Plain data. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A value in one mode: in the form of the DTCG format 2025.10, and as the CSS text that it was
 * written as or that stands for it.
 */
export type FoundValue = {
  readonly value: Json;
  readonly css: string;
  /**
   * The smallest and largest size of a fluid length, CSS pixels, where a file has them as numbers.
   */
  readonly fluidPx?: { readonly minPx: number; readonly maxPx: number } | undefined;
};

/** The mode of values that are written without one. */
export const defaultMode = "default";

/**
 * Where the names of a source come from, as the same word has another meaning elsewhere: `livery`
 * for exports of this product, `shadcn` for themes of its components, `plain` for the rest.
 */
export type Vocabulary = "livery" | "shadcn" | "plain";

/** One token as a file gives it, its references resolved. */
export type FoundToken = {
  /** Path of the file. */
  readonly file: string;
  /** The name as it is written in the file. */
  readonly name: string;
  /** The name in its parts, without prefixes of a notation such as `--`. */
  readonly path: readonly string[];
  readonly type: TokenType;
  /** Values by mode. `default` is what applies to modes without a value of their own. */
  readonly values: ReadonlyMap<string, FoundValue>;
  readonly vocabulary: Vocabulary;
  /** Path of the token that the default value refers to, if it is nothing but a reference. */
  readonly aliasOf?: readonly string[] | undefined;
  readonly description?: string | undefined;
  /** Whether an export of this product says that it is a token under its own name. */
  readonly isCustom?: boolean | undefined;
  /** The whole token, where an export of this product has it. */
  readonly exact?: CustomToken | undefined;
  /** The modes for which the source itself has a value, also if it equals the default. */
  readonly ownModes?: ReadonlySet<string> | undefined;
  /** Whether it comes from a web page, where no name and no place is certain. */
  readonly isGuess?: boolean | undefined;
  /** The place on a web page where a value was seen: its target, if it has one, and the reason. */
  readonly observed?: { readonly match: Match | undefined; readonly reason: string } | undefined;
};

/** What is in a source and is not taken, and why. */
export type LeftItem = { readonly source: string; readonly reason: string };

/** What was read from one or several files of one format. */
export type Reading = {
  /** The format, as people call it. */
  readonly format: string;
  readonly files: readonly string[];
  readonly tokens: readonly FoundToken[];
  readonly left: readonly LeftItem[];
  readonly notices: readonly string[];
};

/** A text file of an import. */
export type TextFile = { readonly path: string; readonly text: string };
