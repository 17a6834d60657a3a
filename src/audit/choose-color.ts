import type { FrameworkColor } from "#/audit/framework-colors";
import type { ReadMode } from "#/audit/variable-resolver";
import type { Color } from "#/color/color";
import { deltaE2000 } from "#/color/delta-e";
import { type ColorRole, colorRoles, type TokenSet } from "#/model/token-set";

/** What a colour is used for: text, a ground under text, a line, a focus ring, or unknown. */
export type ColorUse = "text" | "ground" | "line" | "ring" | "any";

/** A colour that is not a token, and what is known about its use. */
export type ColorRequest = {
  readonly color: Color;
  readonly use: ColorUse;
  readonly mode: ReadMode;
  readonly state?: "hover" | "active" | undefined;
  /** For text: the role of the ground under it; `unknown` for one that is a colour of its own. */
  readonly ground?: ColorRole | "unknown" | undefined;
  /** The default colour of the utility framework that it is. */
  readonly framework?: FrameworkColor | undefined;
  /** Whether the text has no accent of another hue, so that its accent means the brand's. */
  readonly isOnlyAccent: boolean;
  /** Whether the text has dark grounds in light mode, on which light text may stand. */
  readonly hasInverseGround?: boolean;
};

/** The role that means the same, if that is certain, and the nearest roles for this use. */
export type ColorDecision = {
  readonly role: ColorRole | undefined;
  readonly choices: readonly { readonly role: ColorRole; readonly difference: number }[];
};

const rolesByUse: Readonly<Record<ColorUse, readonly ColorRole[]>> = {
  text: [
    "foreground",
    "muted-foreground",
    "link",
    "primary",
    "destructive-text",
    "success-text",
    "warning-text",
    "info-text",
    "primary-foreground",
    "inverse-foreground",
    "inverse-muted",
  ],
  ground: [
    "background",
    "card",
    "muted",
    "secondary",
    "accent",
    "primary",
    "primary-hover",
    "primary-active",
    "destructive",
    "success",
    "warning",
    "info",
    "inverse",
    "brand",
    "spot",
  ],
  line: ["border", "input", "primary", "destructive", "success", "warning", "info", "foreground", "ring"],
  ring: ["ring", "primary", "border", "destructive", "success", "warning"],
  any: [
    ...(["background", "foreground", "card", "muted", "muted-foreground", "border", "primary", "link", "accent"] as const),
    ...(["destructive", "success", "warning", "info", "secondary", "inverse", "brand", "spot"] as const),
    ...(["chart-1", "chart-2", "chart-3", "chart-4", "chart-5"] as const),
  ],
};

/** Grounds whose only legible text is that of their own role. */
const strongGrounds: ReadonlySet<ColorRole> = new Set([
  "primary",
  "primary-hover",
  "primary-active",
  "destructive",
  "destructive-hover",
  "destructive-active",
  "success",
  "warning",
  "info",
  "inverse",
  "brand",
  "spot",
]);
const isRole = (name: string): name is ColorRole => (colorRoles as readonly string[]).includes(name);

/** The role of text on a ground, such as `primary-foreground` on `primary-hover`. */
function getForeground(ground: ColorRole): ColorRole {
  const name = `${ground.replace(/-(?:hover|active)$/, "")}-foreground`;
  return isRole(name) ? name : "foreground";
}

/** Up to this chroma (OKLCH) a colour is a grey. */
const maxNeutralChroma = 0.05;
/** Up to these differences (CIEDE2000) a role replaces a grey, and any other colour, unseen. */
const [maxNeutralDifference, maxDifference] = [2, 5];
const maxChoices = 3;

/**
 * Chooses the role for a colour that is not a token. It is certain where a role looks the same, where
 * the colour is a grey whose lightness tells its role, and where it is a default colour of the
 * utility framework, whose families have a meaning.
 */
export function chooseColor(request: ColorRequest, tokens: TokenSet): ColorDecision {
  const { color, use, mode } = request;
  const colors = tokens.colors[mode];
  const measured = rolesByUse[use]
    .map((role) => ({ role, difference: deltaE2000(color, colors[role]) }))
    .sort((one, other) => one.difference - other.difference);
  const choices = measured.slice(0, maxChoices);
  const { framework, hasInverseGround = false } = request;
  const isNeutral = framework ? framework.meaning === "neutral" : color.c <= maxNeutralChroma;
  if (use === "text" && request.ground === "unknown") return { role: undefined, choices };
  const ground = request.ground === "unknown" ? undefined : request.ground;
  if (use === "text" && ground !== undefined && (strongGrounds.has(ground) || ground === "accent" || ground === "secondary")) {
    const paired = chooseTextOnGround(request, ground);
    const listed = [paired, ...choices.map(({ role }) => role)].filter((role, index, all) => all.indexOf(role) === index);
    const withDifference = listed.map((role) => ({ role, difference: deltaE2000(color, colors[role]) }));
    const isPair = isNeutral || color.l > 0.9 || request.framework?.meaning === "accent" || isOfMeaning(request, ground);
    return { role: isPair ? paired : undefined, choices: withDifference.slice(0, maxChoices) };
  }
  // Text for strong grounds is only certain on a known one.
  const candidates = measured.filter(({ role }) => use !== "text" || !/^(?:primary-f|inverse)/.test(role));
  const [nearest] = candidates;
  const isSame = nearest !== undefined && nearest.difference <= (isNeutral ? maxNeutralDifference : maxDifference);
  if (isSame) return { role: pickPreferred(candidates, use), choices };
  const isLightOnDark = use === "text" && hasInverseGround && (mode === "light" ? color.l > 0.6 : color.l < 0.5);
  if (isLightOnDark) return { role: undefined, choices };
  const meant = isNeutral ? chooseNeutral(request) : chooseByMeaning(request);
  return { role: meant, choices: use === "any" ? preferMeaning(request, choices, colors) : choices };
}

/** Puts the role that the colour means first, where its use is unknown. */
function preferMeaning(
  request: ColorRequest,
  choices: ColorDecision["choices"],
  colors: TokenSet["colors"]["light"],
): ColorDecision["choices"] {
  const role = chooseByMeaning({ ...request, use: "ground" });
  if (role === undefined) return choices;
  const first = { role, difference: deltaE2000(request.color, colors[role]) };
  return [first, ...choices.filter((one) => one.role !== role)].slice(0, maxChoices);
}

/** Of roles that look the same, the one that is listed first for the use. */
function pickPreferred(measured: ColorDecision["choices"], use: ColorUse): ColorRole | undefined {
  const limit = (measured[0]?.difference ?? 0) + 0.5;
  const near = new Set(measured.filter(({ difference }) => difference <= limit).map(({ role }) => role));
  return rolesByUse[use].find((role) => near.has(role));
}

const isOfMeaning = ({ framework }: ColorRequest, ground: ColorRole) =>
  framework !== undefined && ground.startsWith(framework.meaning);

function chooseTextOnGround({ color, mode }: ColorRequest, ground: ColorRole): ColorRole {
  if (ground !== "inverse") return getForeground(ground);
  const isSoft = mode === "light" ? color.l < 0.9 : color.l > 0.4;
  return isSoft ? "inverse-muted" : "inverse-foreground";
}

/** The role of a grey by its lightness. Undefined where several roles are as likely. */
function chooseNeutral({ color: { l }, use, mode }: ColorRequest): ColorRole | undefined {
  // In dark mode the scale is the other way round.
  const depth = mode === "light" ? 1 - l : l;
  switch (use) {
    case "text":
      return mode === "light"
        ? depth > 0.6
          ? "foreground"
          : depth > 0.27
            ? "muted-foreground"
            : undefined
        : depth > 0.8
          ? "foreground"
          : depth > 0.5
            ? "muted-foreground"
            : undefined;
    case "ground":
      if (mode === "light") return depth < 0.01 ? "background" : depth < 0.14 ? "muted" : depth > 0.68 ? "inverse" : undefined;
      return depth < 0.25 ? "background" : depth < 0.4 ? "muted" : depth > 0.85 ? "inverse" : undefined;
    case "line":
    case "ring":
      return (mode === "light" ? depth < 0.3 : depth < 0.45) ? "border" : undefined;
    case "any":
      return undefined;
  }
}

/** The role of a default colour of the utility framework. */
function chooseByMeaning({ framework, use, state, ground, isOnlyAccent }: ColorRequest): ColorRole | undefined {
  if (!framework || framework.meaning === "neutral") return undefined;
  const { meaning, step } = framework;
  if (meaning === "accent" && !isOnlyAccent) return undefined;
  const isStrong = step >= 400 && step <= 800;
  const role: ColorRole = meaning === "accent" ? "primary" : meaning;
  switch (use) {
    case "ground": {
      if (!isStrong) return meaning === "accent" && step <= 200 ? "accent" : undefined;
      const name = state ? `${role}-${state}` : role;
      return isRole(name) ? name : undefined;
    }
    case "text":
      if (step < 500 || ground === "muted") return undefined;
      if (meaning !== "accent") return `${meaning}-text`;
      return state ? "link-hover" : "link";
    case "line":
      return step >= 300 ? role : undefined;
    case "ring":
      return meaning === "accent" ? "ring" : step >= 300 ? role : undefined;
    case "any":
      return undefined;
  }
}
