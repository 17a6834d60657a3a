import { contrast } from "#/color/contrast";
import type { Color } from "#/color/color";
import type { ColorRole } from "#/model/token-set";
import type { ColorName, Intent } from "#/brand-import/roles/color-words";
import type { Certainty } from "#/brand-import/roles/target";

/** What is known of a source's other colours when one of them is compared by its value. */
export type ColorContext = {
  /** Intents that names of the same source have without a property or with a background. */
  readonly fills: ReadonlySet<Intent>;
  /** Whether a name of the same source stands for the background of the page. */
  readonly hasBackground: boolean;
  /** The background of the page in light mode, as far as it is known. */
  readonly background: Color;
};

/** A role that a name can stand for. */
export type RoleMatch = {
  readonly role: ColorRole;
  readonly certainty: Certainty;
  readonly reason: string;
  readonly score: number;
};

const statusIntents: ReadonlySet<Intent> = new Set<Intent>(["destructive", "success", "warning", "info"]);
/**
 * From this contrast with its ground on a colour is meant for text and signs, not for a quiet fill.
 */
const signContrast = 2.5;
/** Below this chroma a colour counts as grey. */
const greyChroma = 0.035;

const byName = (role: ColorRole, reason: string, score = 10): RoleMatch => ({ role, certainty: "by-name", reason, score });
const byValue = (role: ColorRole, reason: string, score = 6): RoleMatch => ({ role, certainty: "by-value", reason, score });
const guess = (role: ColorRole, reason: string, score = 3): RoleMatch => ({ role, certainty: "guessed", reason, score });

/**
 * The role that a colour's name stands for; undefined if it stands for none, which is usual for
 * colours of scales and of single components.
 */
export function matchColorRole(name: ColorName, color: Color, alpha: number, context: ColorContext): RoleMatch | undefined {
  if (name.rest.length > 0 || name.state === "other") return undefined;
  if (name.isButton && (name.property === "border" || name.property === "ring")) return undefined;
  const [intent, ...others] = name.intents;
  const found =
    others.length > 0
      ? matchTwoIntents(name)
      : intent === undefined
        ? matchProperty(name, color, context)
        : matchIntent(intent, name, color, alpha, context);
  if (!found) return undefined;
  // A level such as that of `layer-02` is one of several; only the first stands for the role.
  if (name.level !== undefined && intent !== "chart" && name.level > 1) return undefined;
  const penalty = (name.level === undefined ? 0 : 1) + (name.isButton ? 2 : 0);
  return { ...found, score: found.score - penalty };
}

function matchTwoIntents(name: ColorName): RoleMatch | undefined {
  const { property, intents, state, emphasis } = name;
  const has = (...wanted: readonly Intent[]) =>
    intents.length === wanted.length && wanted.every((intent) => intents.includes(intent));
  if (state || emphasis) return undefined;
  if (has("input", "primary") || has("input", "brand")) return undefined;
  if (has("sidebar", "primary") || has("sidebar", "accent")) {
    const base: ColorRole = has("sidebar", "primary") ? "sidebar-primary" : "sidebar-accent";
    if (property === "foreground") return byName(`${base}-foreground`, "Its name says what stands on a fill of the sidebar.");
    return property === undefined || property === "background" ? byName(base, "Its name says a fill of the sidebar.") : undefined;
  }
  if ((has("brand", "primary") || has("brand", "accent")) && (property === undefined || property === "background")) {
    return byName("primary", "Its name says the main brand colour.", 9);
  }
  if (has("link", "primary") && (property === undefined || property === "foreground"))
    return byName("link", "Its name says links.", 9);
  if (has("inverse", "primary") && property === "foreground")
    return byName("inverse-foreground", "Its name says text on an inverse ground.", 8);
  return undefined;
}

function matchProperty(
  { property, emphasis, state, isOn }: ColorName,
  color: Color,
  { background }: ColorContext,
): RoleMatch | undefined {
  if (state) return undefined;
  if (isOn) {
    const isText = property === undefined || property === "foreground";
    return isText && emphasis !== "muted" ? guess("primary-foreground", "Its name says text on a coloured fill.") : undefined;
  }
  if (property === "background") {
    if (emphasis === "muted") return byName("muted", "Its name says a quiet background.");
    return emphasis === undefined ? byName("background", "Its name says the background of the page.") : undefined;
  }
  if (property === "foreground") {
    if (emphasis === "muted") return byName("muted-foreground", "Its name says quiet text.");
    return emphasis === undefined ? byName("foreground", "Its name says text.") : undefined;
  }
  if (property === "border") {
    if (emphasis === "strong") return byName("input", "Its name says strong borders, which outline fields.", 5);
    return byName("border", "Its name says borders.", emphasis === "muted" ? 8 : 10);
  }
  if (property === "ring")
    return emphasis === "muted" ? undefined : byName("ring", "Its name says the outline of what has the focus.");
  if (emphasis === "muted") {
    return contrast(color, background) >= signContrast
      ? byValue("muted-foreground", "Its name says quiet, and its contrast with the background is that of text.")
      : byValue("muted", "Its name says quiet, and its contrast with the background is that of a fill.");
  }
  return undefined;
}

function matchIntent(intent: Intent, name: ColorName, color: Color, alpha: number, context: ColorContext): RoleMatch | undefined {
  const { property, emphasis, state, isOn, isPropertyFirst, level } = name;
  const isFill = property === undefined || property === "background";
  const isText = property === "foreground";
  if (statusIntents.has(intent)) return matchStatus(intent as "destructive" | "success" | "warning" | "info", name);
  switch (intent) {
    case "primary":
    case "brand":
    case "accent":
      return matchMain(intent, name, color, context);
    case "secondary":
      if (isText && isPropertyFirst && !isOn && !state) return byName("muted-foreground", "Its name says secondary text.", 9);
      if (isText && !isOn && !state && !context.fills.has("secondary")) {
        return byName("muted-foreground", "Its name says secondary text, and there is no secondary fill.", 8);
      }
      if (isOn || (isText && !isPropertyFirst))
        return state ? undefined : byName("secondary-foreground", "Its name says text on the secondary fill.");
      if (!isFill || emphasis) return undefined;
      if (state)
        return byName(`secondary-${state === "hover" ? "hover" : "active"}`, "Its name says a state of the secondary fill.");
      return color.c < greyChroma || contrast(color, context.background) < signContrast || name.isButton
        ? byValue("secondary", "Its name says secondary, and its value is that of a quiet fill.", 8)
        : guess(
            "spot",
            "Its name says secondary, and its value is too strong for a quiet fill: it is taken for a second brand colour.",
            4,
          );
    case "tertiary":
      return undefined;
    case "neutral":
      if (!isText || state || isOn || emphasis === "strong") return undefined;
      return emphasis === "muted"
        ? byName("muted-foreground", "Its name says quiet text.", 8)
        : byName("foreground", "Its name says neutral text.", 8);
    case "overlay":
      if (property !== "background" || state || emphasis || alpha < 0.9) return undefined;
      return byName("popover", "Its name says the ground of what lies over the page.", 8);
    case "link":
      if (!(isText || property === undefined) || emphasis || isOn) return undefined;
      if (state === undefined) return byName("link", "Its name says links.");
      return state === "hover" ? byName("link-hover", "Its name says links under the pointer.") : undefined;
    case "disabled":
      if (state || emphasis) return undefined;
      if (isText) return byName("disabled-foreground", "Its name says text of disabled controls.");
      return isFill ? byName("disabled", "Its name says the fill of disabled controls.") : undefined;
    case "inverse":
      if (state) return undefined;
      if (isText || isOn) {
        return emphasis === "muted"
          ? byName("inverse-muted", "Its name says quiet text on an inverse ground.")
          : byName("inverse-foreground", "Its name says text on an inverse ground.");
      }
      return isFill && !emphasis ? byName("inverse", "Its name says an inverse ground.") : undefined;
    case "card":
    case "popover":
    case "sidebar":
      if (state || emphasis || (alpha < 0.9 && isFill)) return undefined;
      if (isText || isOn) return byName(`${intent}-foreground`, `Its name says text on a ${intent}.`);
      if (isFill) return byName(intent, `Its name says the ground of a ${intent}.`);
      if (intent !== "sidebar") return undefined;
      return property === "border"
        ? byName("sidebar-border", "Its name says borders of the sidebar.")
        : byName("sidebar-ring", "Its name says the focus outline of the sidebar.");
    case "surface":
      if (state || emphasis || alpha < 0.9) return undefined;
      if (isText || isOn)
        return byName(context.hasBackground ? "card-foreground" : "foreground", "Its name says text on a surface.", 5);
      if (!isFill) return undefined;
      return context.hasBackground
        ? guess(
            "card",
            "Its name says a surface. As there is a background of the page as well, it is taken for the ground of cards.",
          )
        : guess("background", "Its name says a surface. As there is no other background, it is taken for that of the page.");
    case "input":
      return property === "border" && !state && emphasis !== "muted"
        ? byName("input", "Its name says outlines of fields.")
        : undefined;
    case "chart":
      return level !== undefined && level >= 1 && level <= 5 && property === undefined
        ? byName(`chart-${level as 1 | 2 | 3 | 4 | 5}`, "Its name says a colour of charts.")
        : undefined;
    default:
      return undefined;
  }
}

function matchStatus(intent: "destructive" | "success" | "warning" | "info", name: ColorName): RoleMatch | undefined {
  const { property, emphasis, state, isOn, isPropertyFirst } = name;
  if (emphasis === "muted") return undefined;
  if (isOn || (property === "foreground" && !isPropertyFirst)) {
    return state ? undefined : byName(`${intent}-foreground`, "Its name says text on the fill of a message.", isOn ? 10 : 7);
  }
  if (property === "foreground")
    return state || emphasis ? undefined : byName(`${intent}-text`, "Its name says coloured text of a message.");
  if (property !== undefined && property !== "background") return undefined;
  if (state) {
    if (intent !== "destructive") return undefined;
    return byName(
      state === "hover" ? "destructive-hover" : "destructive-active",
      "Its name says a state of the destructive fill.",
    );
  }
  return byName(intent, `Its name says ${intent}.`, property === "background" && !emphasis ? 8 : 10);
}

function matchMain(
  intent: "primary" | "brand" | "accent",
  name: ColorName,
  color: Color,
  context: ColorContext,
): RoleMatch | undefined {
  const { property, emphasis, state, isOn, isPropertyFirst, saysPrimary } = name;
  if (emphasis === "muted") return undefined;
  const isSecond = intent === "accent" && (context.fills.has("primary") || context.fills.has("brand"));
  if (isOn || (property === "foreground" && !isPropertyFirst)) {
    if (state) return undefined;
    return isSecond
      ? guess("spot-foreground", "Its name says text on the accent, which is a second brand colour here.")
      : byName("primary-foreground", "Its name says text on the main colour.", isOn ? 10 : 9);
  }
  if (property === "foreground") {
    return saysPrimary && !state && !emphasis
      ? byName("foreground", "Its name says primary text, which is the main colour of text.", 9)
      : undefined;
  }
  if (property === "border")
    return saysPrimary && isPropertyFirst && !state && !emphasis
      ? byName("border", "Its name says primary borders.", 7)
      : undefined;
  if (property === "ring") return undefined;
  if (state) {
    if (isSecond) return undefined;
    return byName(
      state === "hover" ? "primary-hover" : "primary-active",
      "Its name says a state of the main colour.",
      intent === "primary" ? 10 : 8,
    );
  }
  if (isSecond)
    return guess("spot", "Its name says accent. As there is a primary colour as well, it is taken for a second brand colour.", 5);
  if (property === "background" && isPropertyFirst && saysPrimary && color.c < greyChroma && emphasis === undefined) {
    return byValue("background", "Its name says the primary background, and its value is grey: the background of the page.", 7);
  }
  if (intent === "brand") return byName("brand", "Its name says brand.", 10);
  return byName(
    "primary",
    intent === "primary" ? "Its name says primary." : `Its name says ${intent}, which is the main colour here.`,
    emphasis ? 9 : 10,
  );
}
