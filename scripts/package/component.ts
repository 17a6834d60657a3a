/** Something inside the executable that others made. */
export type Component = {
  /** Code of packages, typefaces, data made from packages, or the runtime and its parts. */
  readonly kind: "package" | "typeface" | "data" | "runtime";
  readonly name: string;
  readonly version?: string;
  /** SPDX expression, or the words of its package. */
  readonly licence: string;
  /** Package URL of the source. */
  readonly purl?: string;
  readonly url?: string;
  readonly note?: string;
  /** The licence texts and notices that come with it. Empty: the texts of the SPDX identifiers apply. */
  readonly texts: readonly string[];
};

/** The package URL of an npm package. */
export const toNpmPurl = (name: string, version: string): string => `pkg:npm/${name.replace("@", "%40")}@${version}`;
