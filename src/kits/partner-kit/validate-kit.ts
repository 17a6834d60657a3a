import { getTextBefore } from "#/kernel/text/trim";
import type { FileEntry } from "#/kernel/archive/zip";
import { listUrls, isExternalUrl } from "#/audit/urls";
import { getScheme } from "#/html/urls";
import type { RuleContext } from "#/audit/rule";
import { markupSafe } from "#/audit/rules/markup-safe";
import { type Source, parseSource } from "#/audit/source";
import { cardMarker } from "#/kits/partner-kit/card";
import type { KitValidation } from "#/kits/partner-kit/kit-validation";

/** Limits of the design tool for a card, for any other file, and for the whole kit, in bytes. */
const maxCardBytes = 150_000;
const maxFileBytes = 2_000_000;
const maxKitBytes = 25_000_000;

type ReadableFile = { readonly path: string; readonly text: string; readonly source: Source };
type Check = {
  readonly id: string;
  readonly message: string;
  find(files: readonly FileEntry[], readable: readonly ReadableFile[], ruleContext: RuleContext): Iterable<string>;
};

const getByteLength = ({ content }: FileEntry) => Buffer.byteLength(content);
const isCard = (path: string) => path.endsWith(".card.html");

function* listLoadedUrls({ source }: ReadableFile): Generator<string> {
  for (const { elements } of source.markups)
    for (const element of elements) for (const { value, isLoaded } of listUrls(element)) if (isLoaded) yield value;
  for (const { value } of source.styleUrls) yield value;
}

/** The path in the kit that a URL in a file refers to; undefined if it is outside the kit. */
function resolvePath(path: string, url: string): string | undefined {
  const parts = path.split("/").slice(0, -1);
  for (const part of getTextBefore(url, "?#").split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return url.startsWith("/") ? undefined : parts.join("/");
}

const variablePattern = /var\(\s*(--[^\s,()]+)/g;
const listDefinitions = ({ source }: ReadableFile) =>
  source.declarations.map(({ property }) => property).filter((name) => name.startsWith("--"));

const checks: readonly Check[] = [
  {
    id: "cards-marked",
    message: "The first line of every card is the card marker.",
    *find(_, readable) {
      for (const { path, text } of readable) if (isCard(path) && !cardMarker.test(text)) yield path;
      if (!readable.some(({ path }) => isCard(path))) yield "the kit has no cards";
    },
  },
  {
    id: "styles-import",
    message: "styles.css imports the token files and contains nothing else.",
    *find(files, readable) {
      const styles = readable.find(({ path }) => path === "styles.css");
      if (!styles) yield "styles.css is missing";
      else if (!/^(@import "\.\/[\w./-]+";\n)+$/.test(styles.text)) yield "styles.css contains more than imports";
      const imported = new Set(styles && [...listLoadedUrls(styles)].map((url) => resolvePath("styles.css", url)));
      for (const { path } of files) if (/^tokens\/[^/]+\.css$/.test(path) && !imported.has(path)) yield `${path} is not imported`;
    },
  },
  {
    id: "references-resolve",
    message: "Every file that the kit loads is in the kit.",
    *find(files, readable) {
      const paths = new Set(files.map(({ path }) => path));
      for (const file of readable)
        for (const url of listLoadedUrls(file)) {
          if (url === "" || url.startsWith("#") || url.startsWith("//") || getScheme(url)) continue;
          if (!paths.has(resolvePath(file.path, url) ?? "")) yield `${file.path}: ${url}`;
        }
    },
  },
  {
    id: "nothing-remote",
    message: "No file loads anything from elsewhere.",
    *find(_, readable) {
      for (const file of readable) for (const url of listLoadedUrls(file)) if (isExternalUrl(url)) yield `${file.path}: ${url}`;
    },
  },
  {
    id: "variables-defined",
    message: "Every CSS variable in use is defined by the tokens or in the same file.",
    *find(_, readable) {
      const shared = new Set(readable.filter(({ path }) => path.startsWith("tokens/")).flatMap(listDefinitions));
      for (const file of readable) {
        const own = new Set(listDefinitions(file));
        const missing = new Set<string>();
        for (const { value } of file.source.declarations)
          for (const [, name = ""] of value.matchAll(variablePattern)) if (!shared.has(name) && !own.has(name)) missing.add(name);
        for (const name of missing) yield `${file.path}: ${name}`;
      }
    },
  },
  {
    id: "nothing-runs",
    message: "No file contains scripts or other active content.",
    *find(_, readable, ruleContext) {
      for (const { path, source } of readable)
        if (path.endsWith(".html") || path.endsWith(".svg"))
          for (const { message } of markupSafe.check(source, ruleContext)) yield `${path}: ${message}`;
    },
  },
  {
    id: "sizes",
    message: `Cards have at most ${maxCardBytes} bytes, other files ${maxFileBytes}, and the whole kit ${maxKitBytes}. No file is empty.`,
    *find(files) {
      for (const file of files) {
        const bytes = getByteLength(file);
        if (bytes === 0) yield `${file.path} is empty`;
        if (bytes > (isCard(file.path) ? maxCardBytes : maxFileBytes)) yield `${file.path} has ${bytes} bytes`;
      }
      const all = files.reduce((sum, file) => sum + getByteLength(file), 0);
      if (all > maxKitBytes) yield `the kit has ${all} bytes`;
    },
  },
];

const maxFindings = 20;

/**
 * Checks the files of a kit as the design tool reads them: cards, imports, references, variables,
 * safety and sizes. `ruleContext` belongs to the design of the kit.
 */
export function validateKit(files: readonly FileEntry[], ruleContext: RuleContext): KitValidation {
  const readable = files.flatMap(({ path, content }): ReadableFile[] => {
    if (typeof content !== "string" || !/\.(css|html|svg)$/.test(path)) return [];
    const css = path.endsWith(".css");
    const kind = path.endsWith(".svg") ? "asset" : "page";
    const source = parseSource({
      subject: path,
      kind,
      isWholeDocument: true,
      texts: css ? [] : [{ label: "", text: content }],
      ...(css && { css: content }),
    });
    return [{ path, text: content, source }];
  });
  const results = checks.map(({ id, message, find }) => {
    const findings = [...find(files, readable, ruleContext)].slice(0, maxFindings);
    return { id, ok: findings.length === 0, message, findings };
  });
  return { ok: results.every(({ ok }) => ok), checks: results };
}
