import { Type, type Static } from "@sinclair/typebox";
import { getTextBefore } from "#/kernel/trim";
import type { FileEntry } from "#/kernel/zip";
import { addressesOf, isElsewhere } from "#/audit/addresses";
import { getScheme } from "#/html/urls";
import type { Yardstick } from "#/audit/rule";
import { markupSafe } from "#/audit/rules/markup-safe";
import { type Source, sourceOf } from "#/audit/source";
import { cardMarker } from "#/kits/partner-kit/card";

/** The largest card, the largest other file and the largest kit that the design tool takes without trouble, bytes. */
const cardBytesMax = 150_000;
const fileBytesMax = 2_000_000;
const kitBytesMax = 25_000_000;

/** The result of looking at a kit as the design tool will read it. */
export const KitValidation = Type.Object(
  {
    ok: Type.Boolean({ description: "Whether every check passed" }),
    checks: Type.Array(
      Type.Object({
        id: Type.String({ description: "Name of the check" }),
        ok: Type.Boolean(),
        message: Type.String({ description: "What is held, in words" }),
        findings: Type.Array(Type.String(), { description: "What is wrong, each with its file; at most twenty" }),
      }),
    ),
  },
  { title: "KitValidation" },
);
export type KitValidation = Static<typeof KitValidation>;

type Readable = { readonly path: string; readonly text: string; readonly source: Source };
type Check = {
  readonly id: string;
  readonly message: string;
  find(files: readonly FileEntry[], readable: readonly Readable[], yardstick: Yardstick): Iterable<string>;
};

const bytesOf = ({ content }: FileEntry) => Buffer.byteLength(content);
const isCard = (path: string) => path.endsWith(".card.html");

function* loadsOf({ source }: Readable): Generator<string> {
  for (const { elements } of source.markups)
    for (const element of elements) for (const { value, loads } of addressesOf(element)) if (loads) yield value;
  for (const { value } of source.styleAddresses) yield value;
}

/** The path in the kit that an address leads to from a file; undefined where it leads out of the kit. */
function targetOf(path: string, address: string): string | undefined {
  const parts = path.split("/").slice(0, -1);
  for (const part of getTextBefore(address, "?#").split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return address.startsWith("/") ? undefined : parts.join("/");
}

const variableUse = /var\(\s*(--[^\s,()]+)/g;
const definitions = ({ source }: Readable) =>
  source.declarations.map(({ property }) => property).filter((name) => name.startsWith("--"));

const checks: readonly Check[] = [
  {
    id: "cards-marked",
    message: "The first line of every card is its marker.",
    *find(_, readable) {
      for (const { path, text } of readable) if (isCard(path) && !cardMarker.test(text)) yield path;
      if (!readable.some(({ path }) => isCard(path))) yield "there is no card";
    },
  },
  {
    id: "styles-import",
    message: "styles.css imports the token files and holds nothing else.",
    *find(files, readable) {
      const styles = readable.find(({ path }) => path === "styles.css");
      if (!styles) yield "styles.css is missing";
      else if (!/^(@import "\.\/[\w./-]+";\n)+$/.test(styles.text)) yield "styles.css holds more than imports";
      const imported = new Set(styles && [...loadsOf(styles)].map((address) => targetOf("styles.css", address)));
      for (const { path } of files) if (/^tokens\/[^/]+\.css$/.test(path) && !imported.has(path)) yield `${path} is not imported`;
    },
  },
  {
    id: "references-resolve",
    message: "Every file that a file of the kit loads is in the kit.",
    *find(files, readable) {
      const paths = new Set(files.map(({ path }) => path));
      for (const file of readable)
        for (const address of loadsOf(file)) {
          if (address === "" || address.startsWith("#") || address.startsWith("//") || getScheme(address)) continue;
          if (!paths.has(targetOf(file.path, address) ?? "")) yield `${file.path}: ${address}`;
        }
    },
  },
  {
    id: "nothing-remote",
    message: "Nothing is loaded from elsewhere.",
    *find(_, readable) {
      for (const file of readable)
        for (const address of loadsOf(file)) if (isElsewhere(address)) yield `${file.path}: ${address}`;
    },
  },
  {
    id: "variables-defined",
    message: "Every CSS variable that is read is defined by the tokens or in the same file.",
    *find(_, readable) {
      const shared = new Set(readable.filter(({ path }) => path.startsWith("tokens/")).flatMap(definitions));
      for (const file of readable) {
        const own = new Set(definitions(file));
        const missing = new Set<string>();
        for (const { value } of file.source.declarations)
          for (const [, name = ""] of value.matchAll(variableUse)) if (!shared.has(name) && !own.has(name)) missing.add(name);
        for (const name of missing) yield `${file.path}: ${name}`;
      }
    },
  },
  {
    id: "nothing-runs",
    message: "No file holds script or anything else that runs.",
    *find(_, readable, yardstick) {
      for (const { path, source } of readable)
        if (path.endsWith(".html") || path.endsWith(".svg"))
          for (const { message } of markupSafe.check(source, yardstick)) yield `${path}: ${message}`;
    },
  },
  {
    id: "sizes",
    message: `Cards have at most ${cardBytesMax} bytes, other files ${fileBytesMax}, the whole kit ${kitBytesMax}; none is empty.`,
    *find(files) {
      for (const file of files) {
        const bytes = bytesOf(file);
        if (bytes === 0) yield `${file.path} is empty`;
        if (bytes > (isCard(file.path) ? cardBytesMax : fileBytesMax)) yield `${file.path} has ${bytes} bytes`;
      }
      const all = files.reduce((sum, file) => sum + bytesOf(file), 0);
      if (all > kitBytesMax) yield `the kit has ${all} bytes`;
    },
  },
];

const findingsMax = 20;

/** Looks through a kit's files as a reader of the kit would: cards, imports, addresses, variables, safety and sizes. `yardstick` is the design that the kit is of. */
export function validateKit(files: readonly FileEntry[], yardstick: Yardstick): KitValidation {
  const readable = files.flatMap(({ path, content }): Readable[] => {
    if (typeof content !== "string" || !/\.(css|html|svg)$/.test(path)) return [];
    const css = path.endsWith(".css");
    const kind = path.endsWith(".svg") ? "asset" : "page";
    const source = sourceOf({
      subject: path,
      kind,
      whole: true,
      texts: css ? [] : [{ label: "", text: content }],
      ...(css && { css: content }),
    });
    return [{ path, text: content, source }];
  });
  const results = checks.map(({ id, message, find }) => {
    const findings = [...find(files, readable, yardstick)].slice(0, findingsMax);
    return { id, ok: findings.length === 0, message, findings };
  });
  return { ok: results.every(({ ok }) => ok), checks: results };
}
