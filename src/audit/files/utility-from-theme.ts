import type { ClassUse } from "#/audit/files/extracted-styles";
import { checkUtility } from "#/audit/files/check-utility";
import type { Observation, RuleMetadata } from "#/audit/rule";
import type { TokenSet } from "#/model/token-set";

export const utilityFromTheme: RuleMetadata = {
  id: "utility-from-theme",
  summary: "Utility classes use values of the theme, not arbitrary values or the framework's defaults.",
  severity: "warning",
  safety: false,
};

/** Checks the names in class lists, except those that a checked style sheet defines. */
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
