import type { FontFamily } from "#/model/token-set";
import { quoteCssString } from "#/kernel/text/css-escape";

const genericFamily =
  /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-(serif|sans-serif|monospace|rounded)|math|emoji)$/;

/**
 * A family with its fallbacks as the value of `font-family`: names quoted, generic families
 * unquoted.
 */
export function formatFontStack(family: Pick<FontFamily, "stack">): string {
  return family.stack.map((name) => (genericFamily.test(name) ? name : quoteCssString(name))).join(", ");
}
