import { luminance } from "#/color/contrast";
import { parseCssColor } from "#/color/parse";
import { isObject } from "#/brand-import/json/parse-json-file";
import { convertValue } from "#/brand-import/json/convert-value";
import { TokenResolver } from "#/brand-import/json/token-resolver";
import type { RawToken } from "#/brand-import/json/token-tree";
import { parseModeName, splitWords, toModeName } from "#/brand-import/mode-name";

/** Share of names that two files must have in common to be themes of one set. */
const leastShared = 0.3;
/** Names that say the background of the page, as one text. */
const backgroundNames: ReadonlySet<string> = new Set([
  "background",
  "color-background",
  "bg",
  "bgcolor-default",
  "background-default",
]);

const toHyphens = ({ path }: RawToken) => path.join("-");
const toStem = (file: string) => file.slice(file.lastIndexOf("/") + 1).replace(/(?:\.tokens)?\.\w{1,8}$/, "");

/**
 * Gives files that define the same names the modes that they are, where neither their names nor
 * their content say so: the one with the darkest background is the dark mode. Their tokens get the
 * same paths, even if one file groups what the other joins with hyphens.
 */
export function alignThemes(raw: readonly RawToken[]): {
  readonly raw: readonly RawToken[];
  readonly notices: readonly string[];
} {
  const byFile = Map.groupBy(raw, ({ document }) => document.file);
  const names = new Map([...byFile].map(([file, tokens]) => [file, new Set(tokens.map(toHyphens))]));
  const isOpen = (file: string) => {
    const mode = byFile.get(file)?.[0]?.document.mode;
    return mode === undefined || mode === "light";
  };
  const files = [...names.keys()].filter(isOpen);
  const siblings = files.filter((file) =>
    files.some((other) => other !== file && sharesNames(names.get(file), names.get(other))),
  );
  const stems = siblings.map(toStem);
  if (siblings.length < 2 || new Set(stems).size < siblings.length || siblings.some((file) => (names.get(file)?.size ?? 0) < 8)) {
    return { raw, notices: [] };
  }
  const backgrounds = readBackgrounds(raw);
  const usual = siblings.find((file) => parseModeName(toStem(file)).scheme === "light") ?? siblings[0];
  const dark = siblings
    .filter((file) => file !== usual && (backgrounds.get(file) ?? 1) < 0.18)
    .toSorted((one, other) => (backgrounds.get(one) ?? 1) - (backgrounds.get(other) ?? 1))[0];
  const modes = new Map(
    siblings.map((file) => [file, file === usual ? undefined : file === dark ? "dark" : toModeName(toStem(file))]),
  );
  const renamed = new Map(siblings.map((file) => [toModeName(toStem(file)), file === usual ? "default" : modes.get(file)]));
  const paths = new Map<string, readonly string[]>();
  for (const token of raw)
    if (modes.has(token.document.file) && !paths.has(toHyphens(token))) paths.set(toHyphens(token), token.path);
  const documents = new Map<RawToken["document"], RawToken["document"]>();
  const aligned = raw.map((token): RawToken => {
    const tokenModes = new Map([...token.modes].map(([mode, value]) => [renamed.get(mode) ?? mode, value]));
    if (!modes.has(token.document.file)) return { ...token, modes: tokenModes };
    const document = documents.get(token.document) ?? { ...token.document, mode: modes.get(token.document.file) };
    documents.set(token.document, document);
    return { ...token, document, modes: tokenModes, path: paths.get(toHyphens(token)) ?? token.path };
  });
  const described = siblings.map(
    (file) => `${file} for ${file === usual ? "the usual mode" : `the mode ${modes.get(file) ?? ""}`}`,
  );
  return { raw: aligned, notices: [`Files with the same names are taken for modes: ${described.slice(0, 10).join(", ")}.`] };
}

function sharesNames(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): boolean {
  if (!one || !other) return false;
  let shared = 0;
  for (const name of one) if (other.has(name)) shared++;
  return shared >= Math.min(one.size, other.size) * leastShared;
}

/** The luminance of the page's background in each file that defines one. */
function readBackgrounds(raw: readonly RawToken[]): ReadonlyMap<string, number> {
  const resolver = new TokenResolver(raw);
  const found = new Map<string, number>();
  for (const token of raw) {
    if (!backgroundNames.has(splitWords(token.path.join("-")).join("-")) || found.has(token.document.file)) continue;
    const resolved = resolver.resolve(token, token.document.mode ?? "default");
    if ("problem" in resolved || (isObject(resolved.value) && Object.keys(resolved.value).length === 0)) continue;
    const color = parseCssColor(convertValue(resolved.value, "color").css)?.color;
    if (color) found.set(token.document.file, luminance(color));
  }
  return found;
}
