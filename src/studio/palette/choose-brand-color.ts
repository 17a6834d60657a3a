import { parseCssColor } from "#/color/parse";
import type { Random } from "#/kernel/random";
import { hasHue, type HueName } from "#/studio/palette/hue-names";

/** What a brief says about the colour that it leaves open. */
export type HueWishes = {
  /** Hues that it rules out. */
  readonly avoided?: ReadonlySet<HueName>;
  /** Hues that it names as its own: one of them is chosen. */
  readonly named?: ReadonlySet<HueName>;
  /** Hues that people expect of its trade: preferred where the direction has one. */
  readonly usual?: ReadonlySet<HueName>;
  /** Whether it asks for calm: then no loud warm colour is chosen where there is another one. */
  readonly isCalm?: boolean;
};

const warmHues: ReadonlySet<HueName> = new Set(["red", "orange", "pink", "yellow"]);
/** The chroma from which a warm colour is loud, OKLCH. */
const loudChroma = 0.15;

function isLoud(text: string): boolean {
  const found = parseCssColor(text);
  return found !== undefined && found.color.c > loudChroma && hasHue(found.color, warmHues);
}

/** A colour of each hue for directions that have none, and at last a grey, which has no hue. */
const furtherColors: readonly string[] = [
  "#6b4a2b",
  "#1d4e89",
  "#1c6e5d",
  "#8a2a1c",
  "#5b2a6e",
  "#8a6d00",
  "#b9551a",
  "#b0426a",
  "#3d4248",
];

/**
 * Chooses the brand colour of a brief that states none: of the direction's colours one in a hue that the brief
 * names, else in one that its trade is expected to have, else any, and never in one that it rules out.
 */
export function chooseBrandColor(
  choices: readonly [string, ...string[]],
  { avoided = new Set(), named = new Set(), usual = new Set(), isCalm = false }: HueWishes,
  random: Random,
): string {
  const has = (text: string, hues: ReadonlySet<HueName>) => {
    const found = parseCssColor(text);
    return found !== undefined && hasHue(found.color, hues);
  };
  const isAllowed = (text: string) => !has(text, avoided);
  const pickFrom = (texts: readonly string[]) => {
    const [first, ...others] = texts;
    return first === undefined ? undefined : random.pick([first, ...others]);
  };
  const allowed = choices.filter(isAllowed);
  const suited = isCalm ? allowed.filter((text) => !isLoud(text)) : allowed;
  return (
    pickFrom(allowed.filter((text) => has(text, named))) ??
    furtherColors.find((text) => has(text, named) && isAllowed(text)) ??
    pickFrom(suited.filter((text) => has(text, usual))) ??
    pickFrom(isCalm ? suited : []) ??
    pickFrom(allowed) ??
    furtherColors.find(isAllowed) ??
    choices[0]
  );
}
