import type { DesignAuditRule } from "#/audit/rule";
import type { Color } from "#/color/color";
import { colorRoles, modes } from "#/model/token-set";

/**
 * Every semantic colour has a value in every mode. Where one is missing nothing else can be judged.
 */
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
            message: "It has no colour in this mode.",
            fix: "Give it one as #rrggbb, or make the foundation again.",
          };
    }
  },
};
