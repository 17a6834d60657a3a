import type { Color } from "#/color/color";
import { parseCssColor } from "#/color/parse";
import type { Random } from "#/kernel/random";
import { type Climate, countClimates, getClimateColor, isStrongClimate } from "#/studio/palette/climates";
import { hasHue, type HueName } from "#/studio/palette/hue-names";

/** What a brief says about the colour that it leaves open. */
export type HueWishes = {
  /** Hues that it rules out. */
  readonly avoided?: ReadonlySet<HueName>;
  /** Hues that it names as its own: one of them is chosen. */
  readonly named?: ReadonlySet<HueName>;
  /** Hues that people expect of its trade: preferred where the direction has one. */
  readonly usual?: ReadonlySet<HueName>;
  /** What it asks the colours to feel like. */
  readonly climates?: ReadonlySet<Climate>;
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
  "#e3b52f",
  "#b9551a",
  "#b0426a",
  "#3d4248",
];

/** Whether a colour is a rose or mauve, which is not expected of a trade that is seen in red. */
const isRose = ({ l, c, h }: Color): boolean => (h > 330 || h < 18) && l > 0.4 && c < 0.19;
const roseHues: readonly HueName[] = ["pink", "purple"];

/**
 * Chooses the brand colour of a brief that states none: of the direction's colours one in a hue that the brief
 * names, else in the climate that it asks for, within the hues that its trade is expected to have if there is one,
 * else in one of those hues, else any, and never in one that it rules out.
 */
export function chooseBrandColor(
  choices: readonly [string, ...string[]],
  { avoided = new Set(), named = new Set(), usual = new Set(), climates = new Set(), isCalm = false }: HueWishes,
  random: Random,
): string {
  const test = (text: string, isFit: (color: Color) => boolean) => {
    const found = parseCssColor(text);
    return found !== undefined && isFit(found.color);
  };
  const has = (text: string, hues: ReadonlySet<HueName>) => test(text, (color) => hasHue(color, hues));
  const isUsual = (text: string) => has(text, usual) && (roseHues.some((hue) => usual.has(hue)) || !test(text, isRose));
  const isAllowed = (text: string) => !has(text, avoided);
  const pickFrom = (texts: readonly string[]) => {
    const [first, ...others] = texts;
    return first === undefined ? undefined : random.pick([first, ...others]);
  };
  /** Those that have most of the climates, at least one. */
  const inClimate = (texts: readonly string[], wanted: ReadonlySet<Climate>) => {
    const count = (text: string) => {
      const found = parseCssColor(text);
      return found === undefined ? 0 : countClimates(found.color, wanted);
    };
    const most = Math.max(1, ...texts.map(count));
    return texts.filter((text) => count(text) === most);
  };
  const allowed = choices.filter(isAllowed);
  const suited = isCalm ? allowed.filter((text) => !isLoud(text)) : allowed;
  const strong = new Set([...climates].filter(isStrongClimate));
  const further = [...climates].map(getClimateColor).filter((text) => isAllowed(text) && !(isCalm && isLoud(text)));
  return (
    pickFrom(allowed.filter((text) => has(text, named))) ??
    furtherColors.find((text) => has(text, named) && isAllowed(text)) ??
    pickFrom(inClimate(suited.filter(isUsual), climates)) ??
    further.find(isUsual) ??
    pickFrom(inClimate(suited, strong)) ??
    inClimate(further, strong)[0] ??
    pickFrom(suited.filter(isUsual)) ??
    pickFrom(inClimate(suited, climates)) ??
    further[0] ??
    pickFrom(isCalm ? suited : []) ??
    pickFrom(allowed) ??
    furtherColors.find(isAllowed) ??
    choices[0]
  );
}
