import type { CustomToken } from "#/model/custom-token";
import type { TokenSet } from "#/model/token-set";
import { listCustomValues } from "#/formats/dtcg-custom";
import { formatLiteral } from "#/formats/typescript-literal";

/** The types of custom tokens, by the file in which they stand. */
const typesByFile = {
  colors: ["color", "gradient"],
  typography: ["fontFamily", "fontWeight", "typography"],
  spacing: [
    "dimension",
    "duration",
    "cubicBezier",
    "number",
    "strokeStyle",
    "border",
    "transition",
    "shadow",
    "string",
    "boolean",
    "css",
  ],
} as const satisfies Readonly<Record<string, readonly CustomToken["type"][]>>;

/** Custom tokens as they are written in a file of plain values. */
export const listPlainTokens = (custom: readonly CustomToken[]) =>
  custom.flatMap((token) => {
    const values = listCustomValues(token);
    if (values.length === 0) return [];
    const { path, type, description } = token;
    return [{ path: [...path], type, values: Object.fromEntries(values), ...(description !== undefined && { description }) }];
  });

/** The custom tokens of one of the TypeScript files, as its last export; empty without any. */
export function formatCustomTokens({ custom = [] }: TokenSet, file: keyof typeof typesByFile): string {
  const types: readonly CustomToken["type"][] = typesByFile[file];
  const tokens = listPlainTokens(custom.filter(({ type }) => types.includes(type)));
  if (tokens.length === 0) return "";
  return `
/**
 * Tokens under their own names: values by mode in the format of the Design Tokens Community Group.
 * \`default\` applies to every mode without a value of its own.
 */
export const customTokens = ${formatLiteral(tokens)} as const;
`;
}
