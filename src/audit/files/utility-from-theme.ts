import type { ClassUse } from "#/audit/files/pieces";
import { utilityFault } from "#/audit/files/theme-utilities";
import type { Observation, RuleFacts } from "#/audit/rule";
import type { TokenSet } from "#/model/token-set";

/** Facts of the rule about utility classes. */
export const utilityFromTheme: RuleFacts = {
  id: "utility-from-theme",
  summary: "Utility classes are those of the design's theme: no values in brackets, nothing of the framework's own scales.",
  severity: "warning",
  safety: false,
};

/** Judges the words of class lists. Names that a style sheet beside them defines are not the framework's. */
export function* observeClasses(
  { text, classes, subject }: { text: string; classes: readonly ClassUse[]; subject: string },
  tokens: TokenSet,
  defined: ReadonlySet<string>,
): Generator<Observation> {
  for (const { name, offset } of classes) {
    if (defined.has(name)) continue;
    const fault = utilityFault(name, tokens);
    if (!fault) continue;
    const { message, fix, instead } = fault;
    const isWritten = text.startsWith(name, offset);
    yield {
      subject,
      spot: { text, offset },
      message,
      fix,
      ...(instead !== undefined && isWritten && { edits: [{ text, offset, length: name.length, insert: instead }] }),
    };
  }
}
