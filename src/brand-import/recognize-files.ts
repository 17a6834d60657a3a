import { Failure } from "#/kernel/errors";
import type { BrandProposal, MappingCorrection } from "#/brand-import/brand-proposal";
import { readCss } from "#/brand-import/css/read-css";
import type { CssDeclaration } from "#/brand-import/css/read-declarations";
import type { LeftItem, Reading, TextFile } from "#/brand-import/found-token";
import { maxFoundTokens, maxImportFiles, maxImportTextBytes, maxReportEntries } from "#/brand-import/import-limits";
import { getOwn, isObject } from "#/brand-import/json/parse-json-file";
import { type JsonFile, parseJsonFiles, readTokenFiles, readTree } from "#/brand-import/json/read-token-files";
import { toPlainTree } from "#/brand-import/json/plain-values";
import { readDesignMd, readFrontMatter } from "#/brand-import/own/design-md";
import { readCustomList } from "#/brand-import/own/custom-tokens";
import { createOwnTree, readBrandManifest, readOwnModule } from "#/brand-import/own/own-values";
import { listRegistryDeclarations } from "#/brand-import/own/registry-item";
import { isThemeJson, readThemeJson } from "#/brand-import/own/theme-json";
import { evaluateModule } from "#/brand-import/script/evaluate-module";
import { findTheme, listThemeDeclarations } from "#/brand-import/script/utility-theme";
import { proposeTokens } from "#/brand-import/propose-tokens";

/** A file as a person brought it: its path within the folder or archive, and its bytes. */
export type ImportFile = { readonly path: string; readonly bytes: Uint8Array };

export type RecognizeOptions = {
  /** What a person decided about single tokens after an earlier proposal. */
  readonly corrections?: readonly MappingCorrection[] | undefined;
  /** What was read from a web page among the files. */
  readonly page?: Reading | undefined;
};

/** The kinds of text files that are read, by the end of their names. */
const styleSheet = /\.css$/i;
const json = /\.(?:json5?|jsonc|tokens|ya?ml)$/i;
const script = /\.[cm]?[jt]s$/i;
const markdown = /\.md$/i;
const textFiles: readonly RegExp[] = [styleSheet, json, script, markdown];

const otherKinds: readonly (readonly [ends: RegExp, reason: string])[] = [
  [/\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i, "It is a picture. Bring it in as a mark or as a picture."],
  [/\.(?:woff2?|ttf|otf|eot)$/i, "It is a font file. Bring it in as a face."],
];

/** A file that exceeds a limit alone, for which fewer files are no remedy. */
const createTooLarge = (path: string, limitText: string) =>
  new Failure("invalid", `${path.slice(0, 120)} has ${limitText}. Leave out what the brand does not use.`);
const createTooMany = (limitText: string) =>
  new Failure("invalid", `The files together have ${limitText}. Send fewer files at a time.`);

/**
 * Reads what files say about a brand and where each value would go, without making anything. The
 * same files always give the same proposal. Throws `invalid` if there are too many files or too
 * much text.
 */
export function recognizeFiles(files: readonly ImportFile[], { corrections, page }: RecognizeOptions = {}): BrandProposal {
  if (files.length > maxImportFiles)
    throw new Failure("invalid", `An import can have at most ${maxImportFiles} files. Send fewer files.`);
  const left: LeftItem[] = [];
  const texts: TextFile[] = [];
  let textBytes = 0;
  let bundleFiles = 0;
  const bundle = findBundle(files);
  for (const { path, bytes } of files) {
    if (bundle !== undefined && !isBundleSource(path, bundle)) {
      bundleFiles++;
      continue;
    }
    const other = otherKinds.find(([ends]) => ends.test(path));
    if (other) {
      left.push({ source: path, reason: other[1] });
      continue;
    }
    if (!textFiles.some((ends) => ends.test(path))) {
      left.push({ source: path, reason: "Files of this kind have no design tokens." });
      continue;
    }
    textBytes += bytes.length;
    if (textBytes > maxImportTextBytes) {
      const limitText = `more than ${maxImportTextBytes / 1_000_000} MB of text`;
      throw bytes.length > maxImportTextBytes ? createTooLarge(path, limitText) : createTooMany(limitText);
    }
    const text = decode(bytes);
    if (text === undefined) left.push({ source: path, reason: "It is not UTF-8 text." });
    else texts.push({ path, text });
  }
  if (bundleFiles > 0) {
    const reason = "They belong to a bundle of Livery, whose tokens are read from tokens/tokens.dtcg.json.";
    left.push({ source: `${bundleFiles} more files`, reason });
  }
  const readings = [...readTexts(texts), ...(page ? [page] : [])];
  const tokens = readings.flatMap((reading) => reading.tokens);
  if (tokens.length > maxFoundTokens) {
    const limitText = `more than ${maxFoundTokens} tokens`;
    const tooLarge = readings.find((reading) => reading.files.length === 1 && reading.tokens.length > maxFoundTokens);
    throw tooLarge ? createTooLarge(tooLarge.files[0] ?? "", limitText) : createTooMany(limitText);
  }
  const proposal = proposeTokens(tokens, corrections);
  return {
    given: Object.keys(proposal.tokens).length > 0 ? { tokens: proposal.tokens } : {},
    recognized: readings
      .filter(({ tokens: own }) => own.length > 0)
      .map(({ format, files: paths, tokens: own }) => ({ format, files: paths, tokens: own.length })),
    mapped: proposal.mapped,
    left: limit([...left, ...readings.flatMap((reading) => reading.left), ...proposal.left]),
    notices: [...readings.flatMap((reading) => reading.notices), ...proposal.notices].slice(0, maxReportEntries),
  };
}

const bundleTokens = "tokens/tokens.dtcg.json";

/** The folder of a bundle of ours among the files; undefined without one. */
export function findBundle(files: readonly ImportFile[]): string | undefined {
  const paths = new Set(files.map(({ path }) => path));
  const found = files.find(({ path }) => path === bundleTokens || path.endsWith(`/${bundleTokens}`));
  const folder = found?.path.slice(0, -bundleTokens.length);
  return folder !== undefined && paths.has(`${folder}tokens/globals.css`) && paths.has(`${folder}tokens/brand-manifest.json`)
    ? folder
    : undefined;
}

/**
 * Whether a file of a bundle is read for its tokens; the others repeat them or are made from them.
 */
const isBundleSource = (path: string, folder: string) => path === `${folder}${bundleTokens}` || !path.startsWith(folder);

function limit(left: readonly LeftItem[]): readonly LeftItem[] {
  if (left.length <= maxReportEntries) return left;
  const more = left.length - maxReportEntries + 1;
  return [...left.slice(0, maxReportEntries - 1), { source: `${more} more`, reason: "The list is limited." }];
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function readTexts(texts: readonly TextFile[]): Reading[] {
  const pick = (ends: RegExp) => texts.filter(({ path }) => ends.test(path));
  const { parsed, left } = parseJsonFiles(pick(json));
  const known = parsed.map((file) => [file, readKnownJson(file)] as const);
  const readings = known.flatMap(([, reading]) => (reading === undefined || "declarations" in reading ? [] : [reading]));
  const scripts = readScripts(pick(script));
  const declarations = [
    ...scripts.declarations,
    ...known.flatMap(([, reading]) => (reading !== undefined && "declarations" in reading ? reading.declarations : [])),
  ];
  const sheets = pick(styleSheet);
  const plain = readTokenFiles(known.filter(([, reading]) => reading === undefined).map(([file]) => file));
  return [
    ...readings,
    ...plain,
    ...scripts.readings,
    ...(sheets.length > 0 || declarations.length > 0 ? [readCss(sheets, declarations)] : []),
    ...readMarkdown(pick(markdown)),
    ...(left.length > 0 ? [{ format: "JSON", files: [], tokens: [], left, notices: [] }] : []),
  ];
}

/** A JSON file of a kind that is no plain tree of tokens; undefined for all others. */
function readKnownJson({ path, value }: JsonFile): Reading | { readonly declarations: readonly CssDeclaration[] } | undefined {
  const manifest = readBrandManifest(value);
  if (manifest) {
    const reading = readTree(path, createOwnTree(manifest), "brand manifest", "livery");
    return { ...reading, tokens: [...reading.tokens, ...readCustomList(path, getOwn(value, "custom"))] };
  }
  if (isThemeJson(value)) {
    const { tree, isOwn } = readThemeJson(value);
    return readTree(path, tree, "theme.json", isOwn ? "livery" : "plain");
  }
  const declarations = listRegistryDeclarations(path, value);
  if (declarations.length > 0) return { declarations };
  if (Array.isArray(getOwn(value, "components")) && isObject(getOwn(value, "system"))) {
    const reason = "Components are imported into a design, not as tokens.";
    return { format: "Components", files: [path], tokens: [], left: [{ source: path, reason }], notices: [] };
  }
  return undefined;
}

/** Scripts: our own exports, themes of the utility framework, and plain objects of values. */
function readScripts(files: readonly TextFile[]): {
  readonly readings: readonly Reading[];
  readonly declarations: readonly CssDeclaration[];
} {
  const readings: Reading[] = [];
  const declarations: CssDeclaration[] = [];
  for (const { path, text } of files) {
    const module = evaluateModule(path, text);
    if ("problem" in module) {
      const left = [{ source: path, reason: `It cannot be read as a script: ${module.problem}` }];
      readings.push({ format: "Script", files: [], tokens: [], left, notices: [] });
      continue;
    }
    const own = readOwnModule(module.exports);
    const themes = [...module.exports.values()].flatMap((value) => findTheme(value) ?? []);
    const empty = { files: [], tokens: [], left: module.left, notices: [] };
    if (own) {
      const reading = readTree(path, createOwnTree(own), "TypeScript", "livery");
      const custom = readCustomList(path, module.exports.get("customTokens"));
      readings.push({ ...reading, tokens: [...reading.tokens, ...custom] });
    } else if (themes.length > 0) {
      declarations.push(...themes.flatMap((theme) => listThemeDeclarations(path, theme, module.exports.get("customVariables"))));
      readings.push({ format: "Utility framework configuration", ...empty });
    } else {
      const tree = toPlainTree(Object.fromEntries(module.exports));
      readings.push({ ...readTree(path, tree, "Values of a script", "plain"), left: module.left });
    }
  }
  return { readings, declarations };
}

function readMarkdown(files: readonly TextFile[]): Reading[] {
  return files.map((file): Reading => {
    const design = readDesignMd(readFrontMatter(file));
    if (design) return readTree(file.path, design.tree, "DESIGN.md", design.isOwn ? "livery" : "plain");
    const reason = "It has no front matter with colours or typography.";
    return { format: "Markdown", files: [], tokens: [], left: [{ source: file.path, reason }], notices: [] };
  });
}
