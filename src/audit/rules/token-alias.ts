import type { DesignAuditRule } from "#/audit/rule";
import { colorRoles, modes } from "#/model/token-set";

/** A semantic colour that names a primitive has that primitive's value. */
export const tokenAlias: DesignAuditRule = {
  id: "token-alias",
  summary: "A semantic colour that names a primitive has that primitive's value.",
  severity: "error",
  safety: false,
  *check({ tokens }) {
    for (const mode of modes)
      for (const role of colorRoles) {
        const { alias, hex } = tokens.colors[mode][role];
        if (alias && tokens.scales[alias.scale][alias.step - 1]?.hex !== hex)
          yield {
            subject: `tokens, ${mode}: ${role}`,
            message: `It names ${alias.scale}.${alias.step} and has another value.`,
            fix: "Give it that primitive's value, or take the alias away.",
          };
      }
  },
};
