import type { TokenSet } from "#/model/token-set";

/** The sheets: colours, type, and spaces with corners and shadows. */
export const tokenSheetNames = ["palette", "type", "spacing"] as const;
export type TokenSheetName = (typeof tokenSheetNames)[number];

/** What a sheet shows. */
export type TokenSheetInput = {
  readonly sheet: TokenSheetName;
  readonly mode: "light" | "dark";
  readonly tokens: TokenSet;
  /** The brand's name, and a sentence of its copy. */
  readonly name: string;
  readonly sentence: string;
  /** The bytes of given font files by their hash. */
  readonly givenFiles: Readonly<Record<string, Uint8Array>>;
};

/** A sheet as a drawing without live text: pixels. */
export type TokenSheet = { readonly svg: string; readonly width: number; readonly height: number };
