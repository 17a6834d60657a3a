import type { Json, TextFile } from "#/brand-import/found-token";
import { maxImportValues } from "#/brand-import/import-limits";

/** Nesting of maps and lists, and of brackets in one line. */
const maxDepth = 200;
/** Characters of one line; longer ones are not in token files. */
const maxLineLength = 200_000;

class LimitError extends Error {}

/**
 * The documents of a YAML file as plain values, or why it has none. Aliases count as the values that
 * they refer to, so that neither cycles nor repeated aliases grow without bounds.
 */
export function parseYamlFile({ text }: TextFile): { readonly documents: readonly Json[] } | { readonly problem: string } {
  const source = text.startsWith("\ufeff") ? text.slice(1) : text;
  const lines = source.split(/\r?\n/);
  if (lines.length > maxImportValues) return { problem: `It has more than ${maxImportValues} lines.` };
  for (const line of lines) {
    if (line.length > maxLineLength) return { problem: `It has a line of more than ${maxLineLength} characters.` };
    if (countBrackets(line) > maxDepth) return { problem: `It is nested deeper than ${maxDepth} levels.` };
  }
  try {
    const parsed: unknown = Bun.YAML.parse(source);
    const documents: readonly unknown[] = Array.isArray(parsed) && hasSeveralDocuments(lines) ? parsed : [parsed];
    const budget = { values: maxImportValues };
    return { documents: documents.map((document) => toJson(document, budget, 0)).filter((document) => document !== null) };
  } catch (error) {
    if (error instanceof LimitError) return { problem: error.message };
    const reason = error instanceof Error ? error.message.replace(/^YAML Parse error: /, "").slice(0, 160) : "unknown reason";
    return { problem: `It is not YAML: ${reason.replace(/\.$/, "")}.` };
  }
}

/** Brackets, and the marks of nested lists and keys, which may share one line. */
function countBrackets(line: string): number {
  let count = 0;
  for (const character of line) if (character === "[" || character === "{") count++;
  const [marks = ""] = /^(?:[-?] {1,8}){0,400}/.exec(line.trimStart()) ?? [];
  return Math.max(count, marks.split(" ").length);
}

/** Whether a mark of a document follows on another document. A list at the top is one document. */
function hasSeveralDocuments(lines: readonly string[]): boolean {
  let hasBegun = false;
  for (const line of lines) {
    const isMark = /^---(?:\s|$)/.test(line);
    if (isMark && hasBegun) return true;
    if (isMark || /^[^\s#%]/.test(line)) hasBegun = true;
  }
  return false;
}

/** A parsed value as JSON, each alias as its own copy. */
function toJson(value: unknown, budget: { values: number }, depth: number): Json {
  if (--budget.values < 0) throw new LimitError(`It has more than ${maxImportValues} values.`);
  if (depth > maxDepth) throw new LimitError(`It is nested deeper than ${maxDepth} levels.`);
  if (Array.isArray(value)) return value.map((item) => toJson(item, budget, depth + 1));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner, budget, depth + 1)]));
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  return typeof value === "string" || typeof value === "boolean" ? value : null;
}
