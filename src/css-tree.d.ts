/**
 * The parts of css-tree that load no JSON files, so that the executable can contain them.
 */
declare module "css-tree/tokenizer" {
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
  export const tokenTypes: Readonly<Record<string, number>>;
}
declare module "css-tree/utils" {
  type Codec = { readonly decode: (text: string) => string; readonly encode: (text: string) => string };
  export const ident: Codec;
  export const string: Codec;
  export const url: Codec;
}
