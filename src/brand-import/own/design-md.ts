import type { Json, TextFile } from "#/brand-import/found-token";
import { maxImportDepth } from "#/brand-import/import-limits";
import { getOwn, getPath, isObject, type JsonObject } from "#/brand-import/json/parse-json-file";

/** Lines of front matter that are read. */
const maxLines = 20_000;

/**
 * Bare colours and references, which YAML would read as comments and maps, in quotes; numbers with
 * a leading zero stay texts.
 */
function quoteBareValues(line: string): string {
  const colon = line.indexOf(": ");
  if (colon < 0) return line;
  const value = line.slice(colon + 2).trim();
  const isBare = /^#[0-9a-fA-F]{3,8}$/.test(value) || /^\{[\w.-]{1,200}\}$/.test(value) || /^0\d{1,12}$/.test(value);
  return isBare ? `${line.slice(0, colon + 2)}"${value}"` : line;
}

/** The front matter of a Markdown file as values; undefined if it has none. */
export function readFrontMatter({ text }: TextFile): Json | undefined {
  const lines = text.replace(/^\ufeff/, "").split(/\r?\n/, maxLines);
  const end = lines[0]?.trim() === "---" ? lines.findIndex((line, index) => index > 0 && line.trim() === "---") : -1;
  if (end < 0) return undefined;
  const yaml = lines.slice(1, end);
  // Anchors could multiply values; indentation is nesting.
  if (yaml.some((line) => /^\s{200}/.test(line) || /[:-] [&*]\w/.test(line) || /[[{]{20}/.test(line))) return undefined;
  try {
    return Bun.YAML.parse(yaml.map(quoteBareValues).join("\n")) as Json;
  } catch {
    return undefined;
  }
}

const token = ($type: string | undefined, $value: Json): JsonObject => ({ ...($type === undefined ? {} : { $type }), $value });

/** Groups of the front matter: their names among tokens and their types. */
const groups: readonly (readonly [key: string, name: string, type: string | undefined])[] = [
  ["colors", "color", "color"],
  ["rounded", "radius", "dimension"],
  ["spacing", "spacing", "dimension"],
];

/**
 * The values of a DESIGN.md as a tree of tokens; undefined if a file is none. The names of its
 * groups are those that references use.
 */
export function readDesignMd(front: Json | undefined): { readonly tree: JsonObject; readonly isOwn: boolean } | undefined {
  if (!isObject(getOwn(front, "colors")) && !isObject(getOwn(front, "typography"))) return undefined;
  const isOwn = getPath(front, "spacing", "section-base") !== undefined && getPath(front, "colors", "background") !== undefined;
  const tree = new Map<string, Json>();
  for (const [key, name, type] of groups) {
    const group = getOwn(front, key);
    if (isObject(group)) tree.set(name, toTokens(group, type, isOwn, 0));
  }
  const styles = getOwn(front, "typography");
  if (isOwn && isObject(styles)) {
    tree.set("typography", Object.fromEntries(Object.entries(styles).map(([name, style]) => [name, toOwnStyle(style)])));
  } else if (isObject(styles)) {
    tree.set(
      "typography",
      Object.fromEntries(
        Object.entries(styles)
          .filter(([, style]) => isObject(style))
          .map(([name, style]) => [name, token("typography", style)]),
      ),
    );
  }
  return { tree: Object.fromEntries(tree), isOwn };
}

/** The parts of a text style of ours that the format has; its family and size are only values there. */
function toOwnStyle(style: Json): JsonObject {
  const tracking = getOwn(style, "letterSpacing");
  const [, em] = typeof tracking === "string" ? (/^(-?[\d.]{1,20})em$/.exec(tracking) ?? []) : [];
  const [weight, leading] = [getOwn(style, "fontWeight"), getOwn(style, "lineHeight")];
  const value = { fontWeight: weight ?? null, lineHeight: leading ?? null };
  return { ...token("typography", value), $extensions: { livery: { trackingEm: em === undefined ? null : Number(em) } } };
}

function toTokens(group: JsonObject, type: string | undefined, isOwn: boolean, depth: number): JsonObject {
  if (depth > maxImportDepth) return {};
  const entries = Object.entries(group);
  const dark = new Map(
    entries.flatMap(([name, value]) =>
      isOwn && type === "color" && name.endsWith("-dark") ? [[name.slice(0, -5), value] as const] : [],
    ),
  );
  return Object.fromEntries(
    entries
      .filter(([name]) => !(dark.has(name.replace(/-dark$/, "")) && name.endsWith("-dark")))
      .map(([name, value]) => {
        if (isObject(value)) return [name, toTokens(value, type, isOwn, depth + 1)];
        const reference =
          typeof value === "string" ? value.replace(/^\{colors\./, "{color.").replace(/^\{rounded\./, "{radius.") : value;
        const own = dark.get(name);
        return [
          name,
          { ...token(type, reference), ...(own === undefined ? {} : { $extensions: { livery: { modes: { dark: own } } } }) },
        ];
      }),
  );
}
