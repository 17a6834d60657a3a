/** What a pattern's `:names` stand for in a path. */
export type Params = Readonly<Record<string, string>>;

/** Reads a path by a pattern such as `/w/:workspace/brands/:brand`; undefined where it is another path. */
export function matchPath(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const word = given[index] ?? "";
    if (part.startsWith(":")) {
      if (word === "") return undefined;
      params[part.slice(1)] = decoded(word);
    } else if (part !== word) return undefined;
  }
  return params;
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
