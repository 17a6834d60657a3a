import { HtmlValidate } from "html-validate";

const presets = ["html-validate:recommended", "html-validate:document", "html-validate:a11y"];

/**
 * The problems that html-validate reports for a document, one line each, except those of
 * `disabledRules`.
 */
export async function findHtmlFaults(document: string, disabledRules: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(disabledRules.map((rule): [string, "off"] => [rule, "off"]));
  const report = await new HtmlValidate({ extends: presets, rules }).validateString(document);
  return report.results.flatMap(({ messages }) => messages.map(({ ruleId, line, message }) => `${line}: ${ruleId}: ${message}`));
}
