import { type CssSyntaxError, parse, type Root } from "postcss";

/** The tree of a style sheet, or the error that says why it is none. */
export function parseCss(text: string): { readonly root: Root } | { readonly error: CssSyntaxError } {
  try {
    return { root: parse(text) };
  } catch (error) {
    if (error instanceof Error && error.name === "CssSyntaxError") return { error: error as CssSyntaxError };
    throw error;
  }
}
