import type { DesignAuditRule } from "#/audit/rule";
import { colorRoles, modes } from "#/model/token-set";

export const tokenAlias: DesignAuditRule = {
  id: "token-alias",
  summary: "A semantic colour that is an alias has the value of its primitive.",
  severity: "error",
  safety: false,
  *check({ tokens }) {
    for (const mode of modes)
      for (const role of colorRoles) {
        const { alias, hex } = tokens.colors[mode][role];
        if (alias && tokens.scales[alias.scale][alias.step - 1]?.hex !== hex)
          yield {
            subject: `tokens, ${mode}: ${role}`,
            message: `The role is an alias of ${alias.scale}.${alias.step} but has another value.`,
            fix: "Use the value of the primitive, or remove the alias.",
          };
      }
  },
};
