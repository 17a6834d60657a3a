import { splitWords } from "#/brand-import/mode-name";

/**
 * The parts of a colour's name: which property it is for, its intent, how strong it is, the state
 * it is for, and the words that are none of these.
 */
export type ColorName = {
  readonly property?: "background" | "foreground" | "border" | "ring" | undefined;
  readonly intents: readonly Intent[];
  readonly emphasis?: "muted" | "strong" | undefined;
  readonly state?: "hover" | "active" | "other" | undefined;
  /** Whether the property stands before the intent, as in `text-primary`. */
  readonly isPropertyFirst: boolean;
  /** Whether it is what stands on the intent's fill, as in `on-primary`. */
  readonly isOn: boolean;
  readonly isButton: boolean;
  /** Whether the word itself is "primary", and not one with its meaning. */
  readonly saysPrimary: boolean;
  /** A number at its end, as in `layer-01`. */
  readonly level?: number | undefined;
  readonly rest: readonly string[];
};

export type Intent =
  | "primary"
  | "accent"
  | "brand"
  | "secondary"
  | "tertiary"
  | "destructive"
  | "success"
  | "warning"
  | "info"
  | "link"
  | "disabled"
  | "inverse"
  | "card"
  | "popover"
  | "sidebar"
  | "input"
  | "surface"
  | "chart"
  | "neutral"
  | "overlay";

const toMap = <Value>(entries: Readonly<Record<string, Value>>) =>
  new Map(Object.entries(entries).flatMap(([words, value]) => words.split(" ").map((word) => [word, value] as const)));

const properties = toMap<NonNullable<ColorName["property"]>>({
  "bg background canvas page backdropcolor fill": "background",
  "fg foreground text content ink copy": "foreground",
  "border stroke outline divider separator line hairline": "border",
  "ring focus": "ring",
});

const intentWords = toMap<Intent>({
  "primary interactive action cta compound": "primary",
  accent: "accent",
  brand: "brand",
  secondary: "secondary",
  tertiary: "tertiary",
  "destructive danger critical negative error": "destructive",
  "success positive": "success",
  "warning caution attention notice warn": "warning",
  "info informative information": "info",
  "link anchor hyperlink": "link",
  "disabled inactive": "disabled",
  "inverse inverted": "inverse",
  "card layer panel raised container": "card",
  "popover menu dropdown popup": "popover",
  overlay: "overlay",
  neutral: "neutral",
  "sidebar sidenav": "sidebar",
  "input field control": "input",
  surface: "surface",
  "chart categorical": "chart",
});

const emphases = toMap<NonNullable<ColorName["emphasis"]>>({
  "muted subtle subdued weak quiet soft light": "muted",
  "emphasis strong bold solid emphasized": "strong",
});

const states = toMap<NonNullable<ColorName["state"]>>({
  "hover hovered": "hover",
  "active pressed press down": "active",
  "selected checked visited focused dragged keyboard": "other",
});

/** Words without a meaning of their own in a colour's name. */
const noise: ReadonlySet<string> = new Set(
  `color colour colors colours default rest base token tokens semantic alias theme sys system normal main enabled support
  indicator body`.split(/\s+/),
);

/**
 * Reads the parts of a colour's name. `prefixes` are words that every name of its source begins
 * with.
 */
export function readColorName(path: readonly string[], prefixes: ReadonlySet<string>): ColorName {
  const words = path.flatMap(splitWords).filter((word, index) => !(index < 2 && prefixes.has(word)));
  let property: ColorName["property"];
  let propertyAt = -1;
  let intentAt = -1;
  let emphasis: ColorName["emphasis"];
  let state: ColorName["state"];
  let level: number | undefined;
  let isOn = false;
  let isButton = false;
  const intents: Intent[] = [];
  const rest: string[] = [];
  for (const [index, word] of words.entries()) {
    const ownProperty = properties.get(word);
    const intent = intentWords.get(word);
    if (
      ownProperty &&
      (property === undefined || property === ownProperty || (property === "border" && ownProperty === "ring"))
    ) {
      property = ownProperty;
      if (propertyAt < 0) propertyAt = index;
    } else if (ownProperty === "ring" || ownProperty === "border") {
      if (ownProperty === "border" && property === "ring") continue;
      rest.push(word);
    } else if (ownProperty) {
      // A surface and what is on it, as in `background-foreground`: the last one counts.
      property = ownProperty;
    } else if (intent) {
      if (intentAt < 0) intentAt = index;
      if (!intents.includes(intent)) intents.push(intent);
    } else if (emphases.has(word)) emphasis = emphases.get(word);
    else if (states.has(word)) state = states.get(word);
    else if (word === "on" || word === "contrast") isOn = true;
    else if (word === "button" || word === "btn") isButton = true;
    else if (/^\d{1,2}$/.test(word) && index === words.length - 1) level = Number(word);
    else if (!noise.has(word)) rest.push(word);
  }
  // The text of articles has a name of its own in some systems; the body of a page has none.
  if (words.includes("body") && property === undefined) rest.push("body");
  const isPropertyFirst = propertyAt >= 0 && (intentAt < 0 || propertyAt < intentAt);
  return {
    property,
    intents,
    emphasis,
    state,
    isPropertyFirst,
    isOn,
    isButton,
    saysPrimary: words.includes("primary"),
    level,
    rest,
  };
}
