import type { DesignAuditRule } from "#/audit/rule";
import type { Color } from "#/color/color";
import { colorRoles, modes } from "#/model/token-set";

/** The other design rules need these values: if one is missing, they do not run. */
export const modesComplete: DesignAuditRule = {
  id: "modes-complete",
  summary: "Every semantic colour has a value in every mode.",
  severity: "error",
  safety: false,
  *check({ tokens }) {
    for (const mode of modes) {
      const values: Partial<Record<string, Color>> = tokens.colors[mode] ?? {};
      for (const role of colorRoles)
        if (!/^#[0-9a-f]{6}$/.test(values[role]?.hex ?? ""))
          yield {
            subject: `tokens, ${mode}: ${role}`,
            message: "The role has no colour in this mode.",
            fix: "Set it as #rrggbb, or generate the foundation again.",
          };
    }
  },
};
