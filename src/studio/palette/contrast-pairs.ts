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
const textSurfaceRoles = [...surfaceRoles, "accent", "sidebar-accent"] as const satisfies readonly ColorRole[];

const createPairs = (
  purpose: RolePair["purpose"],
  foregrounds: readonly ColorRole[],
  backgrounds: readonly ColorRole[],
): readonly RolePair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, purpose })));

/** Every pair that must hold, in the order of the report: running text, text on surfaces, text on fills and their states, outlines and fills, focus, charts. */
export const contrastPairs: readonly RolePair[] = [
  ...createPairs("body", ["foreground"], surfaceRoles),
  ...createPairs("body", ["card-foreground"], ["card"]),
  ...createPairs("body", ["popover-foreground"], ["popover"]),
  ...createPairs("body", ["sidebar-foreground"], ["sidebar"]),
  ...createPairs("text", ["secondary-foreground"], ["secondary", "secondary-hover", "secondary-active"]),
  ...createPairs("text", ["accent-foreground"], ["accent"]),
  ...createPairs("text", ["sidebar-accent-foreground"], ["sidebar-accent"]),
  ...createPairs("text", ["muted-foreground", "link", "link-hover"], textSurfaceRoles),
  ...createPairs("text", ["destructive-text", "success-text", "warning-text", "info-text"], textSurfaceRoles),
  ...createPairs("text", ["primary-foreground"], ["primary", "primary-hover", "primary-active"]),
  ...createPairs("text", ["sidebar-primary-foreground"], ["sidebar-primary"]),
  ...createPairs("text", ["destructive-foreground"], ["destructive", "destructive-hover", "destructive-active"]),
  ...createPairs("text", ["success-foreground"], ["success"]),
  ...createPairs("text", ["warning-foreground"], ["warning"]),
  ...createPairs("text", ["info-foreground"], ["info"]),
  ...createPairs("text", ["brand-foreground"], ["brand"]),
  ...createPairs("text", ["spot-foreground"], ["spot"]),
  ...createPairs("text", ["inverse-foreground", "inverse-muted"], ["inverse"]),
  ...createPairs("ui", ["primary", "input"], surfaceRoles),
  ...createPairs("ui", ["sidebar-primary"], ["sidebar"]),
  ...createPairs("focus", ["ring"], surfaceRoles),
  ...createPairs("focus", ["sidebar-ring"], ["sidebar"]),
  ...createPairs("focus", ["ring"], ["ring-offset"]),
  ...createPairs("ui", ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5"], ["background", "card", "popover"]),
];
