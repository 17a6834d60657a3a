/** A token or a group of a token file, as plain JSON. */
export type ReadToken = {
  readonly $type?: string;
  readonly $value: unknown;
  readonly $extensions?: { readonly livery?: unknown };
};
export type TokenTree = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is TokenTree => typeof value === "object" && value !== null && !Array.isArray(value);
const isToken = (value: TokenTree): value is TokenTree & ReadToken => "$value" in value;

/** All tokens with their dotted paths. */
export function flattenTokens(tree: TokenTree, prefix = ""): [path: string, token: ReadToken][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    if (name.startsWith("$") || !isObject(value)) return [];
    const path = prefix === "" ? name : `${prefix}.${name}`;
    return isToken(value) ? [[path, value] as [string, ReadToken]] : flattenTokens(value, path);
  });
}

/** Merges trees as a resolver does: later ones override. */
export const mergeTrees = (trees: readonly TokenTree[]): TokenTree => Object.assign({}, ...trees);

const parseAlias = (value: unknown) => (typeof value === "string" ? value.match(/^\{([^{}]+)\}$/)?.[1] : undefined);

/** Describes faults in types and aliases, which the official schemas do not check. */
export function findAliasFaults(tree: TokenTree): string[] {
  const tokens = new Map(flattenTokens(tree));
  return [...tokens].flatMap(([path, token]) => {
    if (token.$type === undefined) return [`${path} has no type`];
    const inner = isObject(token.$value) ? Object.values(token.$value).flatMap((value) => parseAlias(value) ?? []) : [];
    const dangling = inner.filter((target) => !tokens.has(target)).map((target) => `${path} names ${target}, which is not there`);
    const seen = new Set([path]);
    for (let target = parseAlias(token.$value); target !== undefined; target = parseAlias(tokens.get(target)?.$value)) {
      if (seen.has(target)) return [...dangling, `${path} turns in a circle`];
      seen.add(target);
      const next = tokens.get(target);
      if (!next) return [...dangling, `${path} names ${target}, which is not there`];
      if (next.$type !== token.$type) return [...dangling, `${path} is ${token.$type} and names a ${next.$type}`];
    }
    return dangling;
  });
}

/** The hex of a colour token, with aliases resolved. */
export function resolveHex(tree: TokenTree, path: string): string | undefined {
  const tokens = new Map(flattenTokens(tree));
  let value = tokens.get(path)?.$value;
  for (let target = parseAlias(value); target !== undefined; target = parseAlias(value)) value = tokens.get(target)?.$value;
  if (typeof value === "string") return value;
  return isObject(value) && typeof value.hex === "string" ? value.hex : undefined;
}

/** The components and hex of a colour token. Undefined for aliases and other types. */
export function getColorParts({
  $type,
  $value,
}: ReadToken): { readonly components: readonly number[]; readonly hex: string } | undefined {
  if ($type !== "color" || !isObject($value) || !Array.isArray($value.components)) return undefined;
  return { components: $value.components.map(Number), hex: String($value.hex) };
}
