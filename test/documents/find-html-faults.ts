import { HtmlValidate } from "html-validate";

const presets = ["html-validate:recommended", "html-validate:document", "html-validate:a11y"];

/** The list of a field that narrows it while the reader types has no native element: a select has no field. */
const getListRule = (): Record<string, ["error", { exclude: string[] }]> => ({
  "prefer-native-element": ["error", { exclude: ["listbox"] }],
});

/**
 * The problems that html-validate reports for a document, one line each, except those of
 * `disabledRules`.
 */
export async function findHtmlFaults(document: string, disabledRules: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(disabledRules.map((rule): [string, "off"] => [rule, "off"]));
  const report = await new HtmlValidate({ extends: presets, rules: { ...getListRule(), ...rules } }).validateString(document);
  return report.results.flatMap(({ messages }) => messages.map(({ ruleId, line, message }) => `${line}: ${ruleId}: ${message}`));
}
