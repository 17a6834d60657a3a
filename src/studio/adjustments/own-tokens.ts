import { splitCss } from "#/kernel/text/split-css";
import type { CustomToken } from "#/model/custom-token";
import { type PlainValue, readCustomValue, toCustomDeclarations } from "#/model/custom-value";
import type { TokenEdit } from "#/studio/adjustments/parse-token-edit";

export type OwnTokenEdit = Extract<TokenEdit, { group: "own" }>;

/** The name that edits have for a token under its own name: `own.brand.sand`. */
export const getOwnTokenName = ({ path }: Pick<CustomToken, "path">): string => `own.${path.join(".")}`;

export const findOwnToken = (tokens: readonly CustomToken[], { name }: OwnTokenEdit): CustomToken | undefined =>
  tokens.find((token) => getOwnTokenName(token) === `own.${name}`);

const quantity = /^([+-]?\d{0,9}(?:\.\d{1,9})?)([a-z]{1,6}|%)$/i;

/** Types whose values are written as one CSS value; others are brought in again as a whole. */
const readers: Partial<Readonly<Record<CustomToken["type"], (text: string) => unknown>>> = {
  color: (text) => text,
  dimension: readQuantity,
  duration: readQuantity,
  number: readNumber,
  fontWeight: (text) => readNumber(text) ?? text,
  fontFamily: (text) => splitCss(text, ",").map((name) => name.replace(/^(["'])(.*)\1$/, "$2")),
  cubicBezier: (text) => splitCss(/^cubic-bezier\((.{7,200})\)$/i.exec(text)?.[1] ?? "", ",").map(Number),
  string: (text) => text,
  boolean: (text) => (text === "true" ? true : text === "false" ? false : undefined),
  css: (text) => text,
};

function readQuantity(text: string): unknown {
  const [, digits = "", unit] = quantity.exec(text) ?? [];
  return /\d/.test(digits) ? { value: Number(digits), unit } : undefined;
}
function readNumber(text: string): number | undefined {
  return /^[+-]?\d{0,9}(?:\.\d{1,9})?$/.test(text) && /\d/.test(text) ? Number(text) : undefined;
}

/** The value of an own token's type that a text stands for. Undefined if it is none. */
export const readOwnValue = ({ type }: Pick<CustomToken, "type">, text: string): PlainValue | undefined =>
  readCustomValue(type, readers[type]?.(text));

/** Whether the values of an own token can be edited as one text. */
export const isEditableToken = ({ type }: Pick<CustomToken, "type">): boolean => readers[type] !== undefined;

/** The value of an own token in one of its modes as CSS; undefined if it has none. */
export function formatOwnValue({ type, values }: CustomToken, mode: string): string | undefined {
  const value = Object.hasOwn(values, mode) ? readCustomValue(type, values[mode]) : undefined;
  if (value === undefined) return undefined;
  // A string is edited without its quotes.
  return typeof value === "string" && type === "string" ? value : toCustomDeclarations(type, value)[0]?.[1];
}

/** Own tokens with the values that were edited. A text that is no value of the type changes nothing. */
export const adjustOwnTokens = (tokens: readonly CustomToken[], edits: readonly TokenEdit[]): readonly CustomToken[] =>
  edits.reduce<readonly CustomToken[]>((list, edit) => (edit.group === "own" ? setOwnToken(list, edit) : list), tokens);

function setOwnToken(tokens: readonly CustomToken[], edit: OwnTokenEdit): readonly CustomToken[] {
  const found = findOwnToken(tokens, edit);
  const value = found && readOwnValue(found, edit.text);
  if (!found || value === undefined) return tokens;
  const modes = Object.keys(found.values).filter((mode) => edit.mode === undefined || mode === edit.mode);
  const values = { ...found.values, ...Object.fromEntries(modes.map((mode) => [mode, value])) };
  return tokens.map((token) => (token === found ? { ...token, values } : token));
}
