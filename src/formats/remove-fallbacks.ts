const privateDeclaration = /^ *--_([\w-]{1,100}): var\(--([\w-]{1,100}), .*\);$/;
const privateUse = /var\(--_([\w-]{1,100})\)/g;

/**
 * A style sheet of a generated component without its fallback values: it reads the system's
 * variables directly, so it needs them on the page and is about half as long. Sheets without
 * private properties are returned unchanged.
 *
 * @example
 * removeFallbacks(".a {\n  --_ring: var(--ring, #005);\n}\n.a { color: var(--_ring); }\n"); // ".a { color: var(--ring); }\n"
 */
export function removeFallbacks(css: string): string {
  const removed = new Set<string>();
  const lines = css.split("\n").filter((line) => {
    const [, name, source] = privateDeclaration.exec(line) ?? [];
    if (name === undefined || name !== source) return true;
    removed.add(name);
    return false;
  });
  if (removed.size === 0) return css;
  return removeEmptyRules(lines)
    .join("\n")
    .replace(privateUse, (use, name: string) => (removed.has(name) ? `var(--${name})` : use));
}

/** Removes rules, and blocks of rules, that have lost all their declarations. */
function removeEmptyRules(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (const line of lines) {
    const isEmptied = line === "}" && kept.at(-1)?.endsWith("{") === true;
    if (isEmptied) kept.pop();
    else kept.push(line);
  }
  return kept;
}
