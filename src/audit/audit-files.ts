import { observed, type Observed } from "#/audit/findings";
import { type FileFinding, fileFindingsOf } from "#/audit/file-findings";
import { type FileSource, type OutsideFile, sourceOfFile } from "#/audit/files/source-of-file";
import { observeClasses, utilityFromTheme } from "#/audit/files/utility-from-theme";
import { observeSource } from "#/audit/observe-source";
import { themeVariableNames } from "#/formats/utility-theme-v4";
import type { Yardstick } from "#/audit/rule";

export type { OutsideFile } from "#/audit/files/source-of-file";

/** Variables that libraries of components and the utility framework set by themselves. */
const ofLibraries = /var\((--(?:tw|radix|headlessui|reka|bits|kb)-[\w-]{1,80})/g;

/** A class in a selector whose escapes are read. */
const className = /\.((?:[\w-]|\[[^[\]\s]*\]|[/!%#])+)/g;

/** A file that could not be read, and why. */
export type UnreadFile = { readonly path: string; readonly reason: string };

/** What files were found to be. */
export type FilesAudit = { readonly findings: readonly FileFinding[]; readonly unread: readonly UnreadFile[] };

/**
 * Audits files from outside against a design: markup, style sheets, and components in script and template languages. A CSS variable or a class that one of them defines is known
 * to all.
 */
export function auditFiles(files: readonly OutsideFile[], yardstick: Yardstick): FilesAudit {
  const sources: FileSource[] = [];
  const unread: UnreadFile[] = [];
  for (const file of files) {
    const read = sourceOfFile(file);
    if ("unread" in read) unread.push({ path: file.path, reason: read.unread });
    else sources.push(read);
  }
  const beside = new Set<string>();
  const defined = new Set<string>();
  for (const name of themeVariableNames(yardstick.tokens)) beside.add(name);
  for (const { source } of sources)
    for (const { property, value, selector } of source.declarations) {
      for (const [, name = ""] of value.matchAll(ofLibraries)) beside.add(name);
      if (property.startsWith("--")) beside.add(property);
      for (const [, name = ""] of selector.matchAll(className)) defined.add(name);
    }
  return { findings: fileFindingsOf(observedIn(sources, { ...yardstick, beside }, defined)), unread };
}

function* observedIn(sources: readonly FileSource[], yardstick: Yardstick, defined: ReadonlySet<string>): Generator<Observed> {
  for (const { source, classes, text } of sources) {
    yield* observeSource(source, yardstick);
    for (const observation of observeClasses({ text, classes, subject: source.subject }, yardstick.tokens, defined))
      yield observed(utilityFromTheme, observation);
  }
}
