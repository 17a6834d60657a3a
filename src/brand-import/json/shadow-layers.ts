import { defaultMode, type FoundToken, type FoundValue, type Json } from "#/brand-import/found-token";

/**
 * Tokens such as `shadow.md.1` and `shadow.md.2`, which are the layers of one shadow in formats
 * without lists, as one token.
 */
export function joinShadowLayers(tokens: readonly FoundToken[]): readonly FoundToken[] {
  const isLayer = ({ type, path }: FoundToken) => type === "shadow" && path.length > 2 && /^\d{1,2}$/.test(path.at(-1) ?? "");
  const byParent = Map.groupBy(tokens.filter(isLayer), ({ path }) => path.slice(0, -1).join("."));
  const done = new Set<string>();
  return tokens.flatMap((token): FoundToken[] => {
    if (!isLayer(token)) return [token];
    const path = token.path.slice(0, -1);
    const parent = path.join(".");
    if (done.has(parent)) return [];
    done.add(parent);
    const layers = byParent.get(parent) ?? [token];
    const modes = new Set(layers.flatMap(({ values }) => [...values.keys()]));
    const values = new Map([...modes].map((mode) => [mode, joinValues(layers, mode)] as const));
    return [{ ...token, name: parent, path, values }];
  });
}

function joinValues(layers: readonly FoundToken[], mode: string): FoundValue {
  const own = layers.filter(({ ownModes }) => ownModes?.has(mode));
  const found = (own.length > 0 ? own : layers).flatMap(({ values }) => values.get(mode) ?? values.get(defaultMode) ?? []);
  return {
    value: found.flatMap(({ value }): Json[] => (Array.isArray(value) ? [...(value as readonly Json[])] : [value])),
    css: found.map(({ css }) => css).join(", "),
  };
}
