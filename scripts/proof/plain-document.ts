import * as css from "css-tree";
import { resolveLengths } from "./resolve-lengths";

/** Physical sides of the logical properties, for left-to-right text. */
const sides: Readonly<Record<string, readonly [string, string]>> = {
  block: ["top", "bottom"],
  inline: ["left", "right"],
};

/** Splits a value at its spaces, except those within parentheses. */
function splitValues(text: string): readonly string[] {
  let depth = 0;
  const parts = [""];
  for (const letter of text) {
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (letter === " " && depth === 0) parts.push("");
    else parts.push((parts.pop() ?? "") + letter);
  }
  return parts.filter((part) => part !== "");
}

/** Whether a media query matches a light window of 1280 px without user preferences. */
function matchesWindow(query: string): boolean {
  if (/print|prefers-|forced-colors|prefers-contrast|hover: none/.test(query)) return /no-preference/.test(query);
  const px = (text: string) => Number.parseFloat(text) * (text.endsWith("rem") || text.endsWith("em") ? 16 : 1);
  const from = /min-width:\s*([\d.]+(?:rem|px|em))/.exec(query)?.[1];
  const upTo = /max-width:\s*([\d.]+(?:rem|px|em))/.exec(query)?.[1];
  return (from === undefined || px(from) <= 1280) && (upTo === undefined || px(upTo) >= 1280);
}

/**
 * The physical declarations for a logical one, or the declaration itself. A box narrower than its
 * container counts as inset like one with padding.
 */
function toPhysical(property: string, value: string): readonly (readonly [string, string])[] {
  const match = /^(padding|margin)-(block|inline)(?:-(start|end))?$/.exec(property);
  const border = /^border-(block|inline)-(start|end)(-.*)?$/.exec(property);
  const narrowed = property === "width" ? /^min\(100% - (?:2 \* )?([^,]+),/.exec(value)?.[1] : undefined;
  if (narrowed !== undefined) return [[property, value], ...toPhysical("padding-inline", narrowed)];
  if (border) return [[`border-${sides[border[1] ?? ""]?.[border[2] === "start" ? 0 : 1]}${border[3] ?? ""}`, value]];
  if (!match) return [[property, value]];
  const [start, end] = sides[match[2] ?? ""] ?? ["top", "bottom"];
  const [first = value, second = first] = splitValues(value);
  if (match[3] === "start") return [[`${match[1]}-${start}`, value]];
  if (match[3] === "end") return [[`${match[1]}-${end}`, value]];
  return [
    [`${match[1]}-${start}`, first],
    [`${match[1]}-${end}`, second],
  ];
}

/**
 * Custom properties of the root and body; the first definition of each, without those of mode
 * classes.
 */
function getRootProperties(sheet: css.CssNode): Map<string, string> {
  const found = new Map<string, string>();
  css.walk(sheet, {
    visit: "Rule",
    enter(rule) {
      if (this.atrule || !/^(?::root|html|body|:root,.*)$/.test(css.generate(rule.prelude))) return;
      for (const node of rule.block.children)
        if (node.type === "Declaration" && node.property.startsWith("--") && !found.has(node.property))
          found.set(node.property, css.generate(node.value).trim());
    },
  });
  return found;
}

/**
 * Simplifies a document for static analysers: style rules that apply in a light window of 1280 px,
 * custom properties and lengths resolved, logical properties made physical. Analysers that support
 * none of these would report values that no browser uses.
 */
export function toPlainDocument(html: string): string {
  const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text).join("\n");
  const tree = css.parse(sheets, { parseValue: false, parseCustomProperty: false });
  const root = getRootProperties(tree);
  const plainValue = (text: string): string => {
    let value = text;
    for (let depth = 0; depth < 8 && value.includes("var("); depth++)
      value = value.replace(/var\(\s*(--[\w-]+)\s*\)/g, (whole, name: string) => root.get(name) ?? whole);
    return /\b(?:calc|min|max|clamp)\(/.test(value) ? resolveLengths(value) : value;
  };
  css.walk(tree, {
    visit: "Atrule",
    enter(rule, item, list) {
      const isRemoved =
        rule.name === "font-face" || (rule.name === "media" && !matchesWindow(css.generate(rule.prelude ?? rule)));
      if (isRemoved) list.remove(item);
    },
  });
  css.walk(tree, {
    visit: "Declaration",
    enter(declaration, item, list) {
      for (const [property, value] of toPhysical(declaration.property, css.generate(declaration.value)))
        list.insertData({ ...declaration, property, value: { type: "Raw", value: plainValue(value) } }, item);
      list.remove(item);
    },
  });
  const bare = html
    .replace(/<style>[\s\S]*?<\/style>\s*/g, "")
    .replace(/<(\/?)bdi\b/g, "<$1span")
    // Clauses that break as wholes are part of their heading or paragraph.
    .replace(/<span class="sentence">([^<]*)<\/span>/g, "$1");
  return bare.replace("</head>", `<style>\n${css.generate(tree)}\n</style>\n</head>`);
}
