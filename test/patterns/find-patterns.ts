import { type Node, parse } from "acorn";
import { Glob } from "bun";

/** A regular expression of the sources. */
export type FoundPattern = { readonly source: string; readonly flags: string; readonly file: string };

/**
 * Expressions of the sources, and the places where one is built of parts that are known only when
 * the program runs.
 */
export type FoundPatterns = { readonly patterns: readonly FoundPattern[]; readonly dynamicFiles: readonly string[] };

/**
 * Finds the literals, the calls of RegExp and the `pattern` of schemas in the TypeScript files of a
 * folder.
 */
export async function findPatterns(folder: string): Promise<FoundPatterns> {
  const patterns: FoundPattern[] = [];
  const dynamicFiles: string[] = [];
  for (const file of [...new Glob("**/*.{ts,tsx}").scanSync(folder)].sort()) {
    const text = await Bun.file(`${folder}/${file}`).text();
    const script = new Bun.Transpiler({ loader: file.endsWith("x") ? "tsx" : "ts", target: "bun" }).transformSync(text);
    for (const node of walkNodes(parse(script, { ecmaVersion: "latest", sourceType: "module" }))) {
      const found = readPattern(node);
      if (found === "built") dynamicFiles.push(file);
      else if (found) patterns.push({ ...found, file });
    }
  }
  return { patterns, dynamicFiles };
}

type UnknownNode = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node & UnknownNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

function* walkNodes(node: Node): Generator<Node & UnknownNode> {
  const pendingNodes: unknown[] = [node];
  for (let next = pendingNodes.pop(); next !== undefined; next = pendingNodes.pop()) {
    if (Array.isArray(next)) pendingNodes.push(...next.filter((item) => item !== null));
    else if (isNode(next)) {
      yield next;
      pendingNodes.push(...Object.values(next).filter((value) => typeof value === "object" && value !== null));
    }
  }
}

const getStringLiteral = (node: unknown): string | undefined =>
  isNode(node) && node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
const isIdentifierNamed = (node: unknown, name: string) => isNode(node) && node.type === "Identifier" && node.name === name;

function readPattern(node: Node & UnknownNode): Omit<FoundPattern, "file"> | "built" | undefined {
  if (node.type === "Literal" && node.regex instanceof Object && "pattern" in node.regex && "flags" in node.regex)
    return { source: String(node.regex.pattern), flags: String(node.regex.flags) };
  if ((node.type === "NewExpression" || node.type === "CallExpression") && isIdentifierNamed(node.callee, "RegExp")) {
    const [source, flags] = Array.isArray(node.arguments) ? node.arguments : [];
    const text = getStringLiteral(source);
    return text === undefined ? "built" : { source: text, flags: getStringLiteral(flags) ?? "" };
  }
  if (node.type === "Property" && isIdentifierNamed(node.key, "pattern")) {
    const text = getStringLiteral(node.value);
    return text === undefined ? undefined : { source: text, flags: "u" };
  }
  return undefined;
}
