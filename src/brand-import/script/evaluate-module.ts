import { parse } from "@babel/parser";
import type { Expression, File, ObjectExpression, Statement } from "@babel/types";
import type { Json, LeftItem } from "#/brand-import/found-token";
import { maxImportDepth } from "#/brand-import/import-limits";

/** What a script exports as plain values, read without running it. */
export type ModuleValues = {
  readonly exports: ReadonlyMap<string, Json>;
  /** Parts that only running it would tell. */
  readonly left: readonly LeftItem[];
};

/** The name under which the default export and `module.exports` are kept. */
export const defaultExport = "default";

/** Nodes that are evaluated in one file. */
const maxNodes = 500_000;

type Scope = {
  readonly path: string;
  readonly constants: Map<string, Expression>;
  readonly values: Map<string, Json>;
  readonly left: LeftItem[];
  nodes: number;
};

/** Stands for an expression that cannot be read. */
const unreadable = Symbol("unreadable");
type Value = Json | typeof unreadable;

/**
 * Reads the exported plain values of a JavaScript or TypeScript file: literals, objects, lists and
 * references to constants of the same file. Nothing is run. Undefined if the file cannot be parsed.
 */
export function evaluateModule(path: string, text: string): ModuleValues | { readonly problem: string } {
  const file = parseScript(text);
  if (typeof file === "string") return { problem: file };
  const scope: Scope = { path, constants: new Map(), values: new Map(), left: [], nodes: 0 };
  const exported: (readonly [name: string, expression: Expression])[] = [];
  for (const statement of file.program.body) collect(statement, scope, exported);
  const exports = new Map<string, Json>();
  for (const [name, expression] of exported) {
    const value = evaluate(expression, scope, [name === defaultExport ? "" : name], 0);
    if (value === unreadable) continue;
    if (countValues(value, maxNodes) > maxNodes) leave(scope, [name], "It has too many values once its constants are put in.");
    else exports.set(name, value);
  }
  return { exports, left: scope.left };
}

/** The number of values in a value, counted up to a limit: constants may be used many times. */
function countValues(value: Json, most: number): number {
  const pending: Json[] = [value];
  let count = 0;
  while (pending.length > 0 && count <= most) {
    const next = pending.pop();
    count++;
    if (typeof next === "object" && next !== null) for (const inner of Object.values(next)) pending.push(inner as Json);
  }
  return count;
}

function parseScript(text: string): File | string {
  try {
    // Without recovery there are no errors beside the tree.
    return parse(text, { sourceType: "unambiguous", plugins: ["typescript"], attachComment: false }) as File;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 200) : "unknown reason";
  }
}

function collect(statement: Statement, scope: Scope, exported: (readonly [string, Expression])[]): void {
  if (statement.type === "VariableDeclaration") {
    for (const { id, init } of statement.declarations) if (id.type === "Identifier" && init) scope.constants.set(id.name, init);
  } else if (statement.type === "ExportNamedDeclaration") {
    const { declaration, specifiers } = statement;
    if (declaration?.type === "VariableDeclaration") {
      for (const { id, init } of declaration.declarations) {
        if (id.type !== "Identifier" || !init) continue;
        scope.constants.set(id.name, init);
        exported.push([id.name, init]);
      }
    }
    for (const specifier of specifiers) {
      if (specifier.type !== "ExportSpecifier" || specifier.exported.type !== "Identifier") continue;
      exported.push([specifier.exported.name, specifier.local]);
    }
  } else if (statement.type === "ExportDefaultDeclaration") {
    const { declaration } = statement;
    if (
      declaration.type !== "FunctionDeclaration" &&
      declaration.type !== "ClassDeclaration" &&
      declaration.type !== "TSDeclareFunction"
    )
      exported.push([defaultExport, declaration]);
  } else if (statement.type === "ExpressionStatement" && statement.expression.type === "AssignmentExpression") {
    const { left, right } = statement.expression;
    if (left.type !== "MemberExpression" || left.property.type !== "Identifier") return;
    const { object, property } = left;
    const isModule = object.type === "Identifier" && object.name === "module" && property.name === "exports";
    const isExports =
      (object.type === "Identifier" && object.name === "exports") ||
      (object.type === "MemberExpression" && object.property.type === "Identifier" && object.property.name === "exports");
    if (isModule) exported.push([defaultExport, right]);
    else if (isExports) exported.push([property.name, right]);
  }
}

function leave(scope: Scope, at: readonly string[], reason: string): typeof unreadable {
  const name = at.filter(Boolean).join(".");
  scope.left.push({ source: name === "" ? scope.path : `${scope.path}: ${name}`, reason });
  return unreadable;
}

function evaluate(expression: Expression, scope: Scope, at: readonly string[], depth: number): Value {
  if (++scope.nodes > maxNodes || depth > maxImportDepth) return leave(scope, at, "It is too large or nested too deep.");
  switch (expression.type) {
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
      return expression.value;
    case "NullLiteral":
      return null;
    case "TemplateLiteral":
      return evaluateTemplate(
        expression.quasis.map(({ value }) => value.cooked ?? ""),
        expression.expressions as Expression[],
        scope,
        at,
        depth,
      );
    case "UnaryExpression": {
      const value = evaluate(expression.argument, scope, at, depth + 1);
      return expression.operator === "-" && typeof value === "number"
        ? -value
        : leave(scope, at, "It is computed when the file runs.");
    }
    case "ArrayExpression": {
      const items: Json[] = [];
      for (const [index, element] of expression.elements.entries()) {
        if (!element) continue;
        const isSpread = element.type === "SpreadElement";
        const value = evaluate(isSpread ? element.argument : element, scope, [...at, String(index)], depth + 1);
        if (value === unreadable) continue;
        if (isSpread && Array.isArray(value)) items.push(...value);
        else if (!isSpread) items.push(value);
      }
      return items;
    }
    case "ObjectExpression":
      return evaluateObject(expression, scope, at, depth);
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      return evaluate(expression.expression, scope, at, depth);
    case "Identifier":
      return evaluateName(expression.name, scope, at, depth);
    case "MemberExpression": {
      const object = evaluate(expression.object, scope, at, depth + 1);
      if (object === unreadable || typeof object !== "object" || object === null) return unreadable;
      const { property } = expression;
      const key = expression.computed
        ? evaluate(property as Expression, scope, at, depth + 1)
        : property.type === "Identifier"
          ? property.name
          : unreadable;
      if (typeof key !== "string" && typeof key !== "number") return unreadable;
      return Object.hasOwn(object, key)
        ? ((object as Readonly<Record<string, Json>>)[String(key)] ?? null)
        : leave(scope, at, "It refers to what the file does not define.");
    }
    case "CallExpression": {
      const { callee } = expression;
      const name = callee.type === "Identifier" ? callee.name : "a function";
      // `defineConfig({…})` and its like return what they are given.
      const [first] = expression.arguments;
      if (
        /^(?:defineConfig|defineTheme|definePreset|createTheme|extendTheme|withTV)$/.test(name) &&
        first?.type === "ObjectExpression"
      ) {
        return evaluate(first, scope, at, depth + 1);
      }
      const isRequire = name === "require" && first?.type === "StringLiteral";
      return leave(
        scope,
        at,
        isRequire
          ? `It comes from “${first.value.slice(0, 100)}”, which is not read.`
          : `It is what ${name}() returns, and files are not run.`,
      );
    }
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return leave(scope, at, "It is a function, and files are not run.");
    default:
      return leave(scope, at, "It is computed when the file runs.");
  }
}

function evaluateName(name: string, scope: Scope, at: readonly string[], depth: number): Value {
  if (name === "undefined") return null;
  const known = scope.values.get(name);
  if (known !== undefined) return known;
  const expression = scope.constants.get(name);
  if (!expression) return leave(scope, at, `It refers to ${name.slice(0, 60)}, which the file does not define.`);
  scope.constants.delete(name);
  const value = evaluate(expression, scope, at, depth + 1);
  scope.constants.set(name, expression);
  if (value !== unreadable) scope.values.set(name, value);
  return value;
}

function evaluateTemplate(
  texts: readonly string[],
  expressions: readonly Expression[],
  scope: Scope,
  at: readonly string[],
  depth: number,
): Value {
  let result = texts[0] ?? "";
  for (const [index, expression] of expressions.entries()) {
    const value = evaluate(expression, scope, at, depth + 1);
    if (typeof value !== "string" && typeof value !== "number") return unreadable;
    result += String(value) + (texts[index + 1] ?? "");
    if (result.length > 20_000) return leave(scope, at, "Its text is too long.");
  }
  return result;
}

function evaluateObject(expression: ObjectExpression, scope: Scope, at: readonly string[], depth: number): Json {
  const entries = new Map<string, Json>();
  for (const property of expression.properties) {
    if (property.type === "SpreadElement") {
      const value = evaluate(property.argument, scope, at, depth + 1);
      if (value === unreadable || typeof value !== "object" || value === null) continue;
      for (const [key, inner] of Object.entries(value)) entries.set(key, inner as Json);
      continue;
    }
    const { key } = property;
    const name =
      key.type === "Identifier" && !property.computed
        ? key.name
        : key.type === "StringLiteral" || key.type === "NumericLiteral"
          ? String(key.value)
          : undefined;
    if (name === undefined) {
      leave(scope, at, "A name in it is computed when the file runs.");
      continue;
    }
    if (property.type === "ObjectMethod") {
      leave(scope, [...at, name], "It is a function, and files are not run.");
      continue;
    }
    const value = evaluate(property.value as Expression, scope, [...at, name], depth + 1);
    if (value !== unreadable) entries.set(name, value);
  }
  return Object.fromEntries(entries);
}
