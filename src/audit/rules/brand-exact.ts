import type { DesignAuditRule } from "#/audit/rule";
import { modes } from "#/model/token-set";

/** The brand role is the brand colour itself, in every mode. */
export const brandExact: DesignAuditRule = {
  id: "brand-exact",
  summary: "The brand role is the brand colour itself, in every mode.",
  severity: "error",
  safety: false,
  *check({ tokens }) {
    for (const mode of modes)
      if (tokens.colors[mode].brand.hex !== tokens.brand.color.hex)
        yield {
          subject: `tokens, ${mode}: brand`,
          message: `It is ${tokens.colors[mode].brand.hex} and the brand colour is ${tokens.brand.color.hex}.`,
          fix: `Set it to ${tokens.brand.color.hex}.`,
        };
  },
};
