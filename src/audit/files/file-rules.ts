import { componentOfSystem } from "#/audit/files/component-of-system";
import { durationOfSystem } from "#/audit/files/duration-of-system";
import { utilityFromTheme } from "#/audit/files/utility-from-theme";
import type { RuleMetadata } from "#/audit/rule";

/**
 * The rules for files from anywhere, beside those for their markup and styles. Apart from
 * `auditFiles`, because a report names the rules without loading the parsers of files.
 */
export const fileRules: readonly RuleMetadata[] = [utilityFromTheme, durationOfSystem, componentOfSystem];
