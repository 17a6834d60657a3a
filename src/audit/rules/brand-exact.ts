import { toGivenObservation } from "#/audit/given-observation";
import type { DesignAuditRule } from "#/audit/rule";
import { modes } from "#/model/token-set";

export const brandExact: DesignAuditRule = {
  id: "brand-exact",
  summary: "The brand role is exactly the brand colour in every mode.",
  severity: "error",
  safety: false,
  *check({ tokens }) {
    for (const mode of modes)
      if (tokens.colors[mode].brand.hex !== tokens.brand.color.hex)
        yield toGivenObservation(tokens, `${mode}: brand`, {
          subject: `tokens, ${mode}: brand`,
          message: `The role is ${tokens.colors[mode].brand.hex}, but the brand colour is ${tokens.brand.color.hex}.`,
          fix: `Set it to ${tokens.brand.color.hex}.`,
        });
  },
};
