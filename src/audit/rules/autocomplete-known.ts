import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const fields = new Set(
  (
    "on off name honorific-prefix given-name additional-name family-name honorific-suffix nickname username " +
    "new-password current-password one-time-code organization-title organization street-address address-line1 " +
    "address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name " +
    "postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year " +
    "cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo " +
    "tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email " +
    "impp"
  ).split(" "),
);

/** HTML, autofill field names; WCAG 2.2, 1.3.5. */
export const autocompleteKnown: MarkupRule = {
  id: "autocomplete-known",
  summary: "The autocomplete attribute has a value that browsers recognize.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        const keywords = (element.attributes.get("autocomplete") ?? "").trim().toLowerCase().split(/\s+/).filter(Boolean);
        const field = keywords.at(-1) === "webauthn" ? keywords.at(-2) : keywords.at(-1);
        if (field !== undefined && !fields.has(field))
          yield {
            location: locateElement(markup, element),
            message: `autocomplete="${field.slice(0, 40)}" is not a known field name.`,
            fix: 'Use an HTML field name, such as "email" or "given-name".',
          };
      }
  },
};
