import { formatAvoided, listDesignRules, rulesNote } from "#/documents/design-rules";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { escapeMarkdown } from "#/documents/markdown";
import type { DesignContent } from "#/model/design-content";

/** A rule as Markdown, with a check that verifies it. */
export type BrandRule = { readonly id: string; readonly rule: string; readonly check: string };

/** The rules of a design that apply to a code base. */
export const listBrandRules = (content: DesignContent): readonly BrandRule[] =>
  listDesignRules(content)
    .filter(({ isForHandoff }) => !isForHandoff)
    .map(({ id, rule, check }) => ({ id, rule: formatRuleMarkdown(rule), check: formatRuleMarkdown(check) }));

/** The rules as a numbered list with their checks, after a note about their scope. */
export const formatCheckedRules = (content: DesignContent): string =>
  `${formatRuleMarkdown(rulesNote)}\n\n${listBrandRules(content)
    .map(({ rule, check }, index) => `${index + 1}. ${rule}\n   Check: ${check}`)
    .join("\n")}`;

/**
 * What to avoid, as Markdown list entries: the rules of the direction, then what the brief asks to
 * avoid, as quoted data.
 */
export function formatNeverLines({ direction, brief }: Pick<DesignContent, "direction" | "brief">): string {
  const avoided = brief.avoid ?? [];
  return [
    ...direction.never.map((rule) => `- ${escapeMarkdown(rule)}`),
    ...(avoided.length > 0 ? [`- Never make anything that looks or feels like this: ${formatAvoided(avoided)}.`] : []),
    "- Never add a custom value where a token is close: use the closest token and report what is missing.",
  ].join("\n");
}
