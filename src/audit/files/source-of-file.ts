import { type ClassUse, classUses, type Pieces } from "#/audit/files/pieces";
import { readScript } from "#/audit/files/read-script";
import { readStyleSheet } from "#/audit/files/read-style-sheet";
import { readSvelte } from "#/audit/files/read-svelte";
import { readVue } from "#/audit/files/read-vue";
import type { Declaration } from "#/audit/parse-style";
import { type Source, sourceOf } from "#/audit/source";

/** A file from anywhere, by the path that findings name. */
export type OutsideFile = { readonly path: string; readonly text: string };

/** A file ready for the rules: what it says, and the words of its class lists. */
export type FileSource = { readonly source: Source; readonly classes: readonly ClassUse[]; readonly text: string };

const readers: Readonly<Record<string, (file: string) => Pieces>> = {
  css: (file) => readStyleSheet(file, "css"),
  pcss: (file) => readStyleSheet(file, "postcss"),
  postcss: (file) => readStyleSheet(file, "postcss"),
  scss: (file) => readStyleSheet(file, "scss"),
  less: (file) => readStyleSheet(file, "less"),
  ...Object.fromEntries(
    ["js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts"].map((extension) => [
      extension,
      (file: string) => readScript(file, file, { typescript: extension.includes("ts"), jsx: !/^[mc]?ts$/.test(extension) }),
    ]),
  ),
  vue: readVue,
  svelte: readSvelte,
};

/** The endings of the files that are read, without the dot. */
export const readableExtensions: readonly string[] = ["html", "htm", "svg", ...Object.keys(readers)];

const extensionOf = (path: string) => /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";

/** Whether a path ends as one of the files that are read does. */
export const isReadable = (path: string) => readableExtensions.includes(extensionOf(path));

/** Reads a file. Gives the reason where it cannot be read. */
export function sourceOfFile({ path, text }: OutsideFile): FileSource | { readonly unread: string } {
  const extension = extensionOf(path);
  if (!isReadable(path)) return { unread: `it is of a kind that is not read; read are .${readableExtensions.join(" .")}` };
  try {
    return extension === "html" || extension === "htm" || extension === "svg"
      ? markupFile(path, text, extension)
      : pieceFile(path, text, readers[extension]?.(text) ?? { styles: [], classes: [] });
  } catch (error) {
    if (error instanceof SyntaxError) return { unread: error.message.slice(0, 200) };
    if (error instanceof RangeError) return { unread: "it is nested too deeply" };
    throw error;
  }
}

function markupFile(path: string, text: string, extension: string): FileSource {
  const texts = [{ label: "", text }];
  const whole = extension !== "svg" && /<!doctype|<html[\s>]/i.test(text.slice(0, 2000));
  const kind = extension === "svg" ? "asset" : whole ? "page" : "component";
  const source = sourceOf({ subject: path, kind, whole, texts });
  return { source, classes: extension === "svg" ? [] : [...classesIn(source), ...appliedClasses(source)], text };
}

/** The words of the class attributes of markup, each where its tag has it; words that stand elsewhere in the tag too count there. */
function classesIn({ markups }: Source): readonly ClassUse[] {
  return markups.flatMap(({ elements, text }) =>
    elements.flatMap(({ attributes, offset }) => {
      const value = attributes.get("class");
      if (value === undefined) return [];
      const tag = text.slice(offset, offset + 4000);
      let at = Math.max(0, tag.search(/\sclass\s{0,9}=/i));
      return value.split(/\s+/).flatMap((name) => {
        if (name === "") return [];
        const found = tag.indexOf(name, at);
        if (found >= 0) at = found + name.length;
        return [{ name, offset: offset + Math.max(0, found) }];
      });
    }),
  );
}

/** The classes that a style sheet applies (`@apply`). */
const appliedClasses = ({ atRules }: Pick<Source, "atRules">): readonly ClassUse[] =>
  atRules.flatMap(({ name, prelude, spot: { text, offset } }) =>
    name === "apply" ? classUses(prelude, Math.max(offset, text.indexOf(prelude, offset))) : [],
  );

function pieceFile(path: string, text: string, { styles, classes }: Pieces): FileSource {
  const source: Source = {
    ...sourceOf({ subject: path, kind: "component", whole: false, texts: [] }),
    declarations: styles.flatMap(({ declarations }) => declarations).sort(inOrder),
    atRules: styles.flatMap(({ atRules }) => atRules),
    bytes: Buffer.byteLength(text),
  };
  const words = [...classes, ...appliedClasses(source)].sort((one, other) => one.offset - other.offset);
  return { source, classes: words, text };
}

const inOrder = ({ spot: one }: Declaration, { spot: other }: Declaration) => one.offset - other.offset;
