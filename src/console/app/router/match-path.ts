/** What a pattern's `:names` stand for in a path. */
export type Params = Readonly<Record<string, string>>;

/** Reads a path by a pattern such as `/w/:workspace/brands/:brand`; undefined where it is another path. */
export function matchPath(pattern: string, path: string): Params | undefined {
  const patternParts = pattern.split("/");
  const pathParts = path.split("/");
  if (patternParts.length !== pathParts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of patternParts.entries()) {
    const segment = pathParts[index] ?? "";
    if (part.startsWith(":")) {
      if (segment === "") return undefined;
      params[part.slice(1)] = decodeSegment(segment);
    } else if (part !== segment) return undefined;
  }
  return params;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
