import { toRuleObservation, type RuleObservation, type FileFinding, toFileFindings } from "#/audit/findings";
import { type FileSource, type ExternalFile, readFileSource } from "#/audit/files/read-file-source";
import { observeClasses, utilityFromTheme } from "#/audit/files/utility-from-theme";
import { observeSource } from "#/audit/audit-markup";
import { listThemeVariables } from "#/formats/utility-theme-v4";
import { componentOfSystem, observeHandBuilt } from "#/audit/files/component-of-system";
import { durationOfSystem, observeDurations } from "#/audit/files/duration-of-system";
import type { RuleContext } from "#/audit/rule";
import { imageAlternative } from "#/audit/rules/image-alternative";

export type { ExternalFile } from "#/audit/files/read-file-source";

/** Variables that component libraries and the utility framework define at run time. */
const libraryVariablePattern = /var\((--(?:tw|radix|headlessui|reka|bits|kb)-[\w-]{1,80})/g;

/** A class in a selector with decoded escapes. */
const classNamePattern = /\.((?:[\w-]|\[[^[\]\s]*\]|[/!%#])+)/g;

export type UnreadFile = { readonly path: string; readonly reason: string };

export type FilesAudit = { readonly findings: readonly FileFinding[]; readonly unread: readonly UnreadFile[] };

/**
 * Audits external files against a design: markup, style sheets and components in script and
 * template languages. Variables and classes that one file defines are valid in all of them.
 */
export function auditFiles(files: readonly ExternalFile[], ruleContext: RuleContext): FilesAudit {
  const sources: FileSource[] = [];
  const unread: UnreadFile[] = [];
  for (const file of files) {
    const fileSource = readFileSource(file);
    if ("unread" in fileSource) unread.push({ path: file.path, reason: fileSource.unread });
    else sources.push(fileSource);
  }
  const siblingVariables = new Set<string>();
  const definedClasses = new Set<string>();
  for (const name of listThemeVariables(ruleContext.tokens)) siblingVariables.add(name);
  for (const { source } of sources)
    for (const { property, value, selector } of source.declarations) {
      for (const [, name = ""] of value.matchAll(libraryVariablePattern)) siblingVariables.add(name);
      if (property.startsWith("--")) siblingVariables.add(property);
      for (const [, name = ""] of selector.matchAll(classNamePattern)) definedClasses.add(name);
    }
  return { findings: toFileFindings(observeFiles(sources, { ...ruleContext, siblingVariables }, definedClasses)), unread };
}

function* observeFiles(
  sources: readonly FileSource[],
  ruleContext: RuleContext,
  definedClasses: ReadonlySet<string>,
): Generator<RuleObservation> {
  const components = new Set(ruleContext.componentSlugs);
  for (const { source, classes, text, images } of sources) {
    yield* observeSource(source, ruleContext);
    const classList = { text, classes, subject: source.subject };
    for (const observation of observeClasses(classList, ruleContext.tokens, definedClasses))
      yield toRuleObservation(utilityFromTheme, observation);
    for (const observation of observeDurations(source, ruleContext.tokens))
      yield toRuleObservation(durationOfSystem, observation);
    for (const observation of observeHandBuilt(classList, components)) yield toRuleObservation(componentOfSystem, observation);
    for (const offset of images)
      yield toRuleObservation(imageAlternative, {
        subject: source.subject,
        location: { text, offset },
        message: "The img has no text alternative.",
        fix: 'Describe the image in alt, or write alt="" if it is decorative.',
      });
  }
}
