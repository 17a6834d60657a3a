import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      "long-title": "off",
      "no-inline-style": "error",
      "doctype-style": "off",
      "void-style": "off",
      // The list of a field that narrows it while the reader types: a select has no such field.
      "prefer-native-element": ["error", { exclude: ["listbox"] }],
    },
  }),
);

/** Findings of html-validate's recommended rules, one line each. */
export async function findMarkupFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `line ${line} ${ruleId}: ${message}`));
}
