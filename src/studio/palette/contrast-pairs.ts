import type { ColorRole, ContrastPair } from "#/model/token-set";

/** Two roles whose contrast is checked in every mode. */
export type RolePair = {
  readonly foreground: ColorRole;
  readonly background: ColorRole;
  readonly purpose: ContrastPair["purpose"];
};

/** Surfaces below text, outlines and controls. */
export const surfaceRoles = ["background", "card", "popover", "muted", "sidebar"] as const satisfies readonly ColorRole[];
/** The surfaces and the tinted tones of hovered and current entries, which also carry text. */
const textSurfaceRoles = [...surfaceRoles, "accent", "sidebar-accent"] as const satisfies readonly ColorRole[];

const createPairs = (
  purpose: RolePair["purpose"],
  foregrounds: readonly ColorRole[],
  backgrounds: readonly ColorRole[],
): readonly RolePair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, purpose })));

/**
 * Every checked pair, in report order: running text, text on surfaces, text on fills and their
 * states, outlines and fills, focus, charts.
 */
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
