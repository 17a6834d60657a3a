import { parse } from "svelte/compiler";
import { blank, listClassUses, mergeExtractedStyles, type ExtractedStyles } from "#/audit/files/extracted-styles";
import { readExpression, readScript } from "#/audit/files/read-script";
import { readStyleSheet, styleLanguages } from "#/audit/files/read-style-sheet";
import { parseStyle } from "#/audit/parse-style";

/** A script or style element, with the range of its content. */
type Block = { readonly tag: string; readonly attributes: string; readonly start: number; readonly end: number };

/** Attributes whose value is a colour. */
const colorAttributes = new Set(["fill", "stroke", "color", "stop-color", "flood-color", "bgcolor"]);

/**
 * Reads the template, styles and scripts of a Svelte component. Throws SyntaxError if one cannot be
 * parsed.
 */
export function readSvelte(file: string): ExtractedStyles {
  const blocks = findBlocks(file);
  let template = file;
  for (const { start, end } of blocks)
    template = template.slice(0, start) + blank(template.slice(start, end)) + template.slice(end);
  return mergeExtractedStyles([...blocks.map((block) => readBlock(block, file)), ...readTemplate(parseTemplate(template), file)]);
}

function parseTemplate(template: string): unknown {
  try {
    return parse(template, { modern: true }).fragment;
  } catch (error) {
    throw new SyntaxError(error instanceof Error ? (error.message.split("\n")[0] ?? "") : "unknown syntax error", {
      cause: error,
    });
  }
}

/**
 * The script and style elements. Their content may be in languages that the template parser does
 * not know.
 */
function findBlocks(file: string): readonly Block[] {
  const blocks: Block[] = [];
  const lower = file.toLowerCase();
  const openingTag = /<(script|style)\b([^<>]{0,500})>/gi;
  for (let match = openingTag.exec(file); match; match = openingTag.exec(file)) {
    const [, tag = "", attributes = ""] = match;
    const start = openingTag.lastIndex;
    const end = lower.indexOf(`</${tag.toLowerCase()}`, start);
    if (end < 0) break;
    blocks.push({ tag: tag.toLowerCase(), attributes, start, end });
    openingTag.lastIndex = end;
  }
  return blocks;
}

function readBlock({ tag, attributes, start, end }: Block, file: string): ExtractedStyles {
  const language = /\blang\s{0,9}=\s{0,9}["']?([\w-]+)/i.exec(attributes)?.[1];
  if (tag === "style") {
    const written = language ?? "css";
    if (!styleLanguages.includes(written)) throw new SyntaxError(`the style language ${written} is not supported`);
    return readStyleSheet(file, written, start, end - start);
  }
  const text = blank(file.slice(0, start)) + file.slice(start, end);
  return readScript(file, text, { typescript: language === "ts" || language === "typescript", jsx: false });
}

/** The parts of a template node that are used here. */
type SvelteNode = {
  readonly type: string;
  readonly name?: unknown;
  readonly start: number;
  readonly end: number;
  readonly data?: unknown;
  readonly value?: unknown;
  readonly expression?: unknown;
};

const isNode = (value: unknown): value is SvelteNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string" && "start" in value;

function* readTemplate(root: unknown, file: string): Generator<ExtractedStyles> {
  const stack: unknown[] = [root];
  while (stack.length > 0) {
    const node = stack.pop();
    if (Array.isArray(node)) stack.push(...node);
    else if (typeof node === "object" && node !== null) {
      if (isNode(node) && (node.type === "Attribute" || node.type === "StyleDirective" || node.type === "ClassDirective"))
        yield* readAttribute(node, file);
      stack.push(...Object.values(node).filter((value) => typeof value === "object" && value !== null));
    }
  }
}

function* readAttribute({ type, name, start, value }: SvelteNode, file: string): Generator<ExtractedStyles> {
  if (typeof name !== "string") return;
  if (type === "ClassDirective") {
    yield { styles: [], classes: [{ name, offset: start + "class:".length, list: start }] };
    return;
  }
  const property = type === "StyleDirective" || colorAttributes.has(name) ? name : undefined;
  for (const part of Array.isArray(value) ? value : [value]) {
    if (!isNode(part)) continue;
    if (part.type === "Text") {
      const written = file.slice(part.start, part.end);
      const locate = (offset: number) => ({ text: file, offset: part.start + offset, label: "" });
      if (property !== undefined)
        yield { styles: [parseStyle(`${property}:${written}`, () => locate(0), { inline: true })], classes: [] };
      else if (name === "style") yield { styles: [parseStyle(written, locate, { inline: true })], classes: [] };
      else if (/class/i.test(name)) yield { styles: [], classes: listClassUses(written, part.start) };
    } else if (part.type === "ExpressionTag" && isNode(part.expression)) {
      const { start: from, end } = part.expression;
      const written = file.slice(from, end);
      yield property === undefined
        ? readExpression(file, written, from, { isStyle: name === "style" })
        : readExpression(file, `({${JSON.stringify(property)}:${written}})`, from - property.length - 5, { isStyle: true });
    }
  }
}
