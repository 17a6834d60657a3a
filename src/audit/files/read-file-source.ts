import { type ClassUse, listClassUses, type ExtractedStyles } from "#/audit/files/extracted-styles";
import type { TextLanguage } from "#/audit/files/guess-language";
import { readScript } from "#/audit/files/read-script";
import { readStyleSheet } from "#/audit/files/read-style-sheet";
import { readSvelte } from "#/audit/files/read-svelte";
import { readVue } from "#/audit/files/read-vue";
import type { Declaration } from "#/audit/parse-style";
import { type Source, parseSource } from "#/audit/source";

/** A file to audit. Findings show its path. Without a language, its extension tells what it is. */
export type ExternalFile = { readonly path: string; readonly text: string; readonly language?: TextLanguage };

/** A parsed file and the class names in it. */
export type FileSource = {
  readonly source: Source;
  readonly classes: readonly ClassUse[];
  /** Offsets of images in scripts without a text alternative. */
  readonly images: readonly number[];
  readonly text: string;
};

const readers: Readonly<Record<string, (file: string) => ExtractedStyles>> = {
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

/** File extensions that can be audited, without the dot. */
export const readableExtensions: readonly string[] = ["html", "htm", "svg", ...Object.keys(readers)];

const getExtension = (path: string) => /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";

export const isReadable = (path: string) => readableExtensions.includes(getExtension(path));

/** Parses a file, or returns the reason why it cannot be parsed. */
export function readFileSource({ path, text, language }: ExternalFile): FileSource | { readonly unread: string } {
  const extension = language ?? getExtension(path);
  if (language === "classes") return createStyledFile(path, text, { styles: [], classes: listClassUses(text, 0) });
  if (!readableExtensions.includes(extension))
    return { unread: `this file type is not supported; supported types are .${readableExtensions.join(" .")}` };
  try {
    return extension === "html" || extension === "htm" || extension === "svg"
      ? readMarkupFile(path, text, extension)
      : createStyledFile(path, text, readers[extension]?.(text) ?? { styles: [], classes: [] });
  } catch (error) {
    if (error instanceof SyntaxError) return { unread: error.message.slice(0, 200) };
    if (error instanceof RangeError) return { unread: "the code is nested too deeply" };
    throw error;
  }
}

function readMarkupFile(path: string, text: string, extension: string): FileSource {
  const texts = [{ label: "", text }];
  const isWhole = extension !== "svg" && /<!doctype|<html[\s>]/i.test(text.slice(0, 2000));
  const kind = extension === "svg" ? "asset" : isWhole ? "page" : "component";
  const source = parseSource({ subject: path, kind, isWholeDocument: isWhole, texts });
  return {
    source,
    classes: extension === "svg" ? [] : [...listMarkupClasses(source), ...listAppliedClasses(source)],
    images: [],
    text,
  };
}

/**
 * The names in class attributes. Offsets are found by searching the tag, and may point to an
 * earlier occurrence of the same name.
 */
function listMarkupClasses({ markups }: Source): readonly ClassUse[] {
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
        return [{ name, offset: offset + Math.max(0, found), list: offset }];
      });
    }),
  );
}

/** The class names in `@apply` rules. */
const listAppliedClasses = ({ atRules }: Pick<Source, "atRules">): readonly ClassUse[] =>
  atRules.flatMap(({ name, prelude, location: { text, offset } }) =>
    name === "apply" ? listClassUses(prelude, Math.max(offset, text.indexOf(prelude, offset))) : [],
  );

function createStyledFile(path: string, text: string, { styles, classes, images = [] }: ExtractedStyles): FileSource {
  const source: Source = {
    ...parseSource({ subject: path, kind: "component", isWholeDocument: false, texts: [] }),
    declarations: styles.flatMap(({ declarations }) => declarations).sort(compareOffsets),
    atRules: styles.flatMap(({ atRules }) => atRules),
    bytes: Buffer.byteLength(text),
  };
  const allClasses = [...classes, ...listAppliedClasses(source)].sort((one, other) => one.offset - other.offset);
  return { source, classes: allClasses, images, text };
}

const compareOffsets = ({ location: one }: Declaration, { location: other }: Declaration) => one.offset - other.offset;
