import type { ClassUse } from "#/audit/files/extracted-styles";
import { checkUtility } from "#/audit/files/check-utility";
import type { Observation, RuleMetadata } from "#/audit/rule";
import type { TokenSet } from "#/model/token-set";

/** Facts of the rule about utility classes. */
export const utilityFromTheme: RuleMetadata = {
  id: "utility-from-theme",
  summary: "Utility classes are those of the design's theme: no values in brackets, nothing of the framework's own scales.",
  severity: "warning",
  safety: false,
};

/**
 * Judges the words of class lists. Names that a style sheet beside them defines are not the
 * framework's.
 */
export function* observeClasses(
  { text, classes, subject }: { text: string; classes: readonly ClassUse[]; subject: string },
  tokens: TokenSet,
  definedClasses: ReadonlySet<string>,
): Generator<Observation> {
  for (const { name, offset } of classes) {
    if (definedClasses.has(name)) continue;
    const fault = checkUtility(name, tokens);
    if (!fault) continue;
    const { message, fix, replacement } = fault;
    const isWritten = text.startsWith(name, offset);
    yield {
      subject,
      location: { text, offset },
      message,
      fix,
      ...(replacement !== undefined && isWritten && { edits: [{ text, offset, length: name.length, insert: replacement }] }),
    };
  }
}
