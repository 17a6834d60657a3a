import { formatAvoided, listDesignRules, rulesNote } from "#/documents/design-rules";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { escapeMarkdown } from "#/documents/markdown";
import type { DesignContent } from "#/model/design-content";

/** One rule as Markdown, with the way to tell whether it is kept. */
export type BrandRule = { readonly id: string; readonly rule: string; readonly check: string };

/**
 * The rules that hold in every repository which uses the system: those of the design that say
 * something to a code base.
 */
export const listBrandRules = (content: DesignContent): readonly BrandRule[] =>
  listDesignRules(content)
    .filter(({ isForHandoff }) => !isForHandoff)
    .map(({ id, rule, check }) => ({ id, rule: formatRuleMarkdown(rule), check: formatRuleMarkdown(check) }));

/**
 * The rules as a numbered list with their checks, after the sentence that says what they are held
 * against.
 */
export const formatCheckedRules = (content: DesignContent): string =>
  `${formatRuleMarkdown(rulesNote)}\n\n${listBrandRules(content)
    .map(({ rule, check }, index) => `${index + 1}. ${rule}\n   Check: ${check}`)
    .join("\n")}`;

/**
 * What the brand never does, as Markdown list entries: the direction's own, then what its people
 * asked to avoid, which stands there as quoted data.
 */
export function formatNeverLines({ direction, brief }: Pick<DesignContent, "direction" | "brief">): string {
  const avoided = brief.avoid ?? [];
  return [
    ...direction.never.map((rule) => `- ${escapeMarkdown(rule)}`),
    ...(avoided.length > 0 ? [`- Never make anything that looks or feels like this: ${formatAvoided(avoided)}.`] : []),
    "- Never add a value of your own where a token is near: take the nearest token and say what was missing.",
  ].join("\n");
}
