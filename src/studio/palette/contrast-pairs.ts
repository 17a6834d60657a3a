import type { ColorRole, ContrastPair } from "#/model/token-set";

/** A pair that is judged in every mode. */
export type RolePair = {
  readonly foreground: ColorRole;
  readonly background: ColorRole;
  readonly purpose: ContrastPair["purpose"];
};

/** The surfaces that text, outlines and controls stand on. */
export const surfaceRoles = ["background", "card", "popover", "muted", "sidebar"] as const satisfies readonly ColorRole[];
/** Tinted tones under the pointer or the current entry: text stands on them, too. */
const textSurfaces = [...surfaceRoles, "accent", "sidebar-accent"] as const satisfies readonly ColorRole[];

const on = (
  purpose: RolePair["purpose"],
  foregrounds: readonly ColorRole[],
  backgrounds: readonly ColorRole[],
): readonly RolePair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, purpose })));

/** Every pair that must hold, in the order of the report: running text, text on surfaces, text on fills and their states, outlines and fills, focus, charts. */
export const contrastPairs: readonly RolePair[] = [
  ...on("body", ["foreground"], surfaceRoles),
  ...on("body", ["card-foreground"], ["card"]),
  ...on("body", ["popover-foreground"], ["popover"]),
  ...on("body", ["sidebar-foreground"], ["sidebar"]),
  ...on("text", ["secondary-foreground"], ["secondary", "secondary-hover", "secondary-active"]),
  ...on("text", ["accent-foreground"], ["accent"]),
  ...on("text", ["sidebar-accent-foreground"], ["sidebar-accent"]),
  ...on("text", ["muted-foreground", "link", "link-hover"], textSurfaces),
  ...on("text", ["destructive-text", "success-text", "warning-text", "info-text"], textSurfaces),
  ...on("text", ["primary-foreground"], ["primary", "primary-hover", "primary-active"]),
  ...on("text", ["sidebar-primary-foreground"], ["sidebar-primary"]),
  ...on("text", ["destructive-foreground"], ["destructive", "destructive-hover", "destructive-active"]),
  ...on("text", ["success-foreground"], ["success"]),
  ...on("text", ["warning-foreground"], ["warning"]),
  ...on("text", ["info-foreground"], ["info"]),
  ...on("text", ["brand-foreground"], ["brand"]),
  ...on("text", ["spot-foreground"], ["spot"]),
  ...on("text", ["inverse-foreground", "inverse-muted"], ["inverse"]),
  ...on("ui", ["primary", "input"], surfaceRoles),
  ...on("ui", ["sidebar-primary"], ["sidebar"]),
  ...on("focus", ["ring"], surfaceRoles),
  ...on("focus", ["sidebar-ring"], ["sidebar"]),
  ...on("focus", ["ring"], ["ring-offset"]),
  ...on("ui", ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5"], ["background", "card", "popover"]),
];
