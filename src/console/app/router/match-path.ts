/** Values of a pattern's `:names`. */
export type Params = Readonly<Record<string, string>>;

/**
 * Matches a path against a pattern such as `/w/:workspace/brands/:brand`; undefined if it does not
 * match.
 */
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
