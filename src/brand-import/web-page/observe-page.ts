import { readColorNotation } from "#/color/color-notation";
import type { Color } from "#/color/color";
import { contrast } from "#/color/contrast";
import { deltaE2000 } from "#/color/delta-e";
import { parseCssColor } from "#/color/parse";
import { defaultMode, type FoundToken, type FoundValue } from "#/brand-import/found-token";
import { baseRadius, type Target } from "#/brand-import/roles/target";
import { parseCssValue } from "#/brand-import/values/css-value";
import { splitCss } from "#/kernel/text/split-css";
import { getAttribute, isFooter, isHeader, listAncestors } from "#/brand-import/web-page/page-elements";
import type { PageStyles, StyleScope } from "#/brand-import/web-page/page-styles";
import type { ColorRole } from "#/model/token-set";
import { getText } from "#/html/clean-html";
import type { HtmlElement } from "#/html/parse-html";

/** What is observed on a page. */
export type ObservedPage = {
  readonly path: string;
  /** The elements of the page outside consent dialogs and drawings. */
  readonly elements: readonly HtmlElement[];
  readonly styles: PageStyles;
  /** The colours of the logo as hex, the largest area first. */
  readonly logoColors: readonly string[];
};

type Seen = { readonly css: string; readonly color: Color };

/** Below this chroma a colour counts as grey; see the roles of names. */
const greyChroma = 0.035;
/** Colours that differ by less count as one. */
const sameColor = 3;
/** What is observed counts less than any name: names of variables start at 3. */
const observedScore = 2;
const maxObserved = 3000;
const maxPalette = 6;

const isChromatic = ({ color }: Seen) => color.c >= greyChroma;

function readColor(text: string): Seen | undefined {
  const css = text.trim();
  const notation = css.length <= 120 ? readColorNotation(css) : undefined;
  const color = notation && notation.alpha >= 0.9 ? parseCssColor(css)?.color : undefined;
  return color && { css, color };
}

/** The colour of a background or border, which may be one of several words, or of a gradient. */
function readPaint(value: string | undefined): Seen | undefined {
  if (value === undefined || value.length > 4000) return undefined;
  const whole = readColor(value);
  if (whole) return whole;
  for (const layer of splitCss(value, ",").slice(0, 8))
    for (const word of splitCss(layer, " ").slice(0, 12)) {
      const found = readColor(word) ?? (/gradient\(/i.test(word) ? readPaint(word.slice(word.indexOf("(") + 1, -1)) : undefined);
      if (found) return found;
    }
  return undefined;
}

/** How often each colour was seen, colours that look the same counted together. */
class ColorCount {
  readonly #entries: { readonly seen: Seen; weight: number; readonly elements: HtmlElement[] }[] = [];

  add(seen: Seen, element: HtmlElement, weight = 1): void {
    const known = this.#entries.find((entry) => entry.seen.color.hex === seen.color.hex);
    if (!known && this.#entries.length > 500) return;
    const entry = known ?? { seen, weight: 0, elements: [] };
    if (!known) this.#entries.push(entry);
    entry.weight += weight;
    entry.elements.push(element);
  }

  /** The colours, the most frequent first. */
  list(): readonly { readonly seen: Seen; readonly weight: number; readonly elements: readonly HtmlElement[] }[] {
    return this.#entries.toSorted((one, other) => other.weight - one.weight);
  }
}

const buttonName = /(?:^|[-_\s])(?:btn|button|cta)(?:$|[-_\s])/i;
const cardName = /(?:^|[-_\s])(?:card|tile|panel)(?:$|[-_\s])/i;
const hasName = (element: HtmlElement, pattern: RegExp) => pattern.test((getAttribute(element, "class") ?? "").slice(0, 400));
const getInputType = (element: HtmlElement) => (getAttribute(element, "type") ?? "text").toLowerCase();

const isButton = (element: HtmlElement) =>
  element.tagName === "button" ||
  (element.tagName === "input" && ["submit", "button"].includes(getInputType(element))) ||
  getAttribute(element, "role") === "button" ||
  hasName(element, buttonName);
const isField = (element: HtmlElement) =>
  ["textarea", "select"].includes(element.tagName) ||
  (element.tagName === "input" &&
    ["text", "email", "search", "tel", "url", "password", "number"].includes(getInputType(element)));

const backgrounds = ["background-color", "background", "background-image"];
const borders = ["border-color", "border", "border-bottom-color", "border-bottom", "border-top-color", "border-top"];
const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/**
 * What the elements of a page show: the colours of its ground, text, header, buttons, links and
 * lines, its fonts and its radius, each as a token with the place that it was seen at. Colours that
 * are no grey are ranked by the place: logo, header, button, link, area.
 */
export function observePage({ path, elements: all, styles, logoColors }: ObservedPage): FoundToken[] {
  const elements = all.slice(0, 20_000);
  const root = elements.find(({ tagName }) => tagName === "html");
  const body = elements.find(({ tagName }) => tagName === "body");
  if (!root || !body) return [];
  const tokens: FoundToken[] = [];
  const getBackground = (element: HtmlElement, scope: StyleScope = {}) => readPaint(styles.getOwn(element, backgrounds, scope));
  const getColor = (element: HtmlElement, scope: StyleScope = {}) =>
    readColor(styles.getInherited(element, "color", scope) ?? "");

  /** Adds a colour with its value in dark surroundings, if `read` gives another one there. */
  const addColor = (role: ColorRole | undefined, name: string, reason: string, seen: Seen, readDark?: () => Seen | undefined) => {
    const values = new Map<string, FoundValue>([[defaultMode, toValue(seen)]]);
    const dark = styles.hasDark ? readDark?.() : undefined;
    if (dark && dark.color.hex !== seen.color.hex) values.set("dark", toValue(dark));
    tokens.push(createToken(path, name, "color", values, role && { kind: "color", role }, reason));
  };

  const pageBackground = getBackground(body) ?? getBackground(root);
  if (pageBackground) {
    const readDark = () => getBackground(body, { isDark: true }) ?? getBackground(root, { isDark: true });
    addColor("background", "page background", "It is the ground of the page.", pageBackground, readDark);
  }
  const ground = pageBackground?.color ?? parseCssColor("#ffffff")?.color;
  const bodyColor = getColor(body);
  if (bodyColor)
    addColor("foreground", "text", "It is the colour of the page's text.", bodyColor, () => getColor(body, { isDark: true }));

  const buttons = new ColorCount();
  for (const element of elements.filter(isButton).slice(0, maxObserved)) {
    const fill = getBackground(element);
    if (!fill || (ground && deltaE2000(fill.color, ground) < sameColor)) continue;
    buttons.add(fill, element, (hasName(element, /primary|cta/i) ? 3 : 1) * (isChromatic(fill) ? 3 : 1));
  }
  const [button, otherButton] = buttons.list();
  if (button) {
    const [first] = button.elements as readonly [HtmlElement];
    const count = plural(button.elements.length, "button");
    addColor("primary", "button fill", `It is the fill of ${count}.`, button.seen, () => getBackground(first, { isDark: true }));
    const label = getColor(first);
    if (label && contrast(label.color, button.seen.color) > 1.6)
      addColor("primary-foreground", "button text", `It is the text of ${count}.`, label, () =>
        getColor(first, { isDark: true }),
      );
    const hover = readPaint(styles.getOwn(first, backgrounds, { state: "hover" }));
    if (hover && hover.color.hex !== button.seen.color.hex)
      addColor("primary-hover", "button fill on hover", "It is the fill of these buttons below the pointer.", hover, () =>
        readPaint(styles.getOwn(first, backgrounds, { state: "hover", isDark: true })),
      );
  }
  if (button && otherButton && otherButton.elements.length > 1) {
    const [first] = otherButton.elements as readonly [HtmlElement];
    const count = plural(otherButton.elements.length, "other button");
    addColor("secondary", "second button fill", `It is the fill of ${count}.`, otherButton.seen, () =>
      getBackground(first, { isDark: true }),
    );
    const label = getColor(first);
    if (label && contrast(label.color, otherButton.seen.color) > 1.6)
      addColor("secondary-foreground", "second button text", `It is the text of ${count}.`, label);
  }

  const links = new ColorCount();
  for (const element of elements.filter(({ tagName }) => tagName === "a").slice(0, maxObserved)) {
    if (isButton(element) || getAttribute(element, "href") === undefined) continue;
    const color = getColor(element);
    const [, parent] = listAncestors(element);
    if (!color || (parent && getColor(parent)?.color.hex === color.color.hex)) continue;
    if (listAncestors(element).some((one) => isHeader(one) || one.tagName === "nav" || isFooter(one)))
      links.add(color, element, 0.2);
    else links.add(color, element);
  }
  const [link] = links.list();
  if (link) {
    const [first] = link.elements as readonly [HtmlElement];
    addColor("link", "link", `It is the colour of ${plural(link.elements.length, "link")}.`, link.seen, () =>
      getColor(first, { isDark: true }),
    );
    const hover = getColor(first, { state: "hover" });
    if (hover && hover.color.hex !== link.seen.color.hex)
      addColor("link-hover", "link on hover", "It is the colour of these links below the pointer.", hover, () =>
        getColor(first, { state: "hover", isDark: true }),
      );
  }

  const lines = new ColorCount();
  const fields = new ColorCount();
  const cards = new ColorCount();
  const radii = new Map<string, number>();
  for (const element of elements.slice(0, maxObserved * 2)) {
    const line = readPaint(styles.getOwn(element, borders));
    if (line && !isButton(element) && !isChromatic(line) && (!ground || deltaE2000(line.color, ground) > 1)) {
      if (isField(element)) fields.add(line, element);
      else lines.add(line, element);
    }
    if (hasName(element, cardName)) {
      const fill = getBackground(element);
      if (fill && (!ground || deltaE2000(fill.color, ground) > 0.5)) cards.add(fill, element);
    }
    if (isButton(element) || isField(element) || hasName(element, cardName)) {
      const radius = styles.getOwn(element, ["border-radius"]);
      if (radius !== undefined && readRadiusPx(radius) !== undefined)
        radii.set(radius, (radii.get(radius) ?? 0) + (isButton(element) ? 2 : 1));
    }
  }
  const addMostFrequent = (
    role: ColorRole,
    name: string,
    what: string,
    [most]: ReturnType<ColorCount["list"]>,
    properties: readonly string[],
  ) => {
    if (!most) return;
    const [first] = most.elements as readonly [HtmlElement];
    addColor(role, name, `It is ${what} of ${plural(most.elements.length, "element")}.`, most.seen, () =>
      readPaint(styles.getOwn(first, properties, { isDark: true })),
    );
  };
  addMostFrequent("border", "line", "the line", lines.list(), borders);
  addMostFrequent("input", "field outline", "the outline", fields.list(), borders);
  addMostFrequent("card", "card", "the ground", cards.list(), backgrounds);

  const places = listPlaces({ elements, logoColors, getBackground, button, link });
  addPalette(places, addColor);

  const radius = [...radii].toSorted(([, one], [, other]) => other - one)[0];
  if (radius)
    tokens.push(
      createToken(
        path,
        "corner radius",
        "dimension",
        new Map([[defaultMode, parseCssValue(radius[0], "dimension")]]),
        { kind: "radius", name: baseRadius },
        "Most buttons, fields and cards have it.",
      ),
    );
  const heading = elements.find(({ tagName }) => tagName === "h1") ?? elements.find(({ tagName }) => tagName === "h2");
  const code = elements.find(({ tagName }) => tagName === "pre" || tagName === "code");
  const addFont = (element: HtmlElement | undefined, name: "text" | "display" | "mono", source: string, reason: string) => {
    const css = element && styles.getInherited(element, "font-family");
    const found = css === undefined ? undefined : parseCssValue(cleanFamilies(css), "fontFamily");
    if (found?.type === "fontFamily")
      tokens.push(createToken(path, source, "fontFamily", new Map([[defaultMode, found]]), { kind: "stack", name }, reason));
  };
  const paragraph = elements.find((element) => element.tagName === "p" && getText(element).trim().length > 20);
  const text = styles.getInherited(body, "font-family") === undefined ? (paragraph ?? body) : body;
  addFont(text, "text", "body font", "The page's text is set in it.");
  addFont(heading, "display", "heading font", "The page's main heading is set in it.");
  addFont(code, "mono", "code font", "The page's code is set in it.");
  return tokens;
}

const toValue = ({ css }: Seen): FoundValue => {
  const { value, css: text } = parseCssValue(css);
  return { value, css: text };
};

const createToken = (
  file: string,
  name: string,
  type: FoundToken["type"],
  values: ReadonlyMap<string, FoundValue>,
  target: Target | undefined,
  reason: string,
): FoundToken => ({
  file,
  name,
  path: ["page", ...name.split(" ")],
  type,
  values,
  vocabulary: "plain",
  isGuess: true,
  observed: { reason, match: target && { target, certainty: "guessed", reason, score: observedScore } },
});

/** The pixels of a radius that is one length; undefined for round ends and several lengths. */
function readRadiusPx(text: string): number | undefined {
  const { type, value } = parseCssValue(text, "dimension");
  if (type !== "dimension" || typeof value !== "object" || value === null || !("value" in value)) return undefined;
  const px = Number(value.value) * (value.unit === "rem" ? 16 : 1);
  return px >= 0 && px <= 32 ? px : undefined;
}

/** Families without the names that frameworks give to files they serve themselves. */
const cleanFamilies = (css: string): string =>
  splitCss(css, ",")
    .filter((name) => !/^["']?__\w{1,80}_Fallback_[0-9a-f]{6}["']?$/.test(name))
    .map(cleanFamily)
    .join(", ");

/** A family's name without the mark that a framework adds, as in `__Inter_a1b2c3`. */
export function cleanFamily(name: string): string {
  const [, plain] = /^["']?__(\w{1,80})_[0-9a-f]{6}["']?$/.exec(name.trim()) ?? [];
  return plain === undefined ? name : plain.replaceAll("_", " ");
}

/** A place where a colour was seen, the places that speak for a brand first. */
type Place = { readonly name: string; readonly seen: Seen };
type Ranked = ReturnType<ColorCount["list"]>[number];

function listPlaces({
  elements,
  logoColors,
  getBackground,
  button,
  link,
}: {
  readonly elements: readonly HtmlElement[];
  readonly logoColors: readonly string[];
  readonly getBackground: (element: HtmlElement) => Seen | undefined;
  readonly button: Ranked | undefined;
  readonly link: Ranked | undefined;
}): Place[] {
  const places: Place[] = [];
  const add = (name: string, seen: Seen | undefined) => {
    if (seen && isChromatic(seen)) places.push({ name, seen });
  };
  // A white logo shows the brand's colour by its ground; its other colours are accents.
  const isForDarkGround = logoColors[0] !== undefined && (readColor(logoColors[0])?.color.l ?? 0) > 0.93;
  const addLogo = () => {
    for (const color of logoColors.slice(0, 4)) add("the logo", readColor(color));
  };
  if (!isForDarkGround) addLogo();
  for (const element of elements.filter((one) => isHeader(one) || listAncestors(one).slice(1, 4).some(isHeader)).slice(0, 60))
    add("the header", getBackground(element));
  for (const element of elements)
    if (element.tagName === "meta" && getAttribute(element, "name")?.toLowerCase() === "theme-color")
      add("the theme colour", readColor(getAttribute(element, "content") ?? ""));
  if (isForDarkGround) addLogo();
  add(button ? plural(button.elements.length, "button") : "", button?.seen);
  add(link ? plural(link.elements.length, "link") : "", link?.seen);
  for (const { seen, share } of rankAreas(elements, getBackground))
    if (share >= 0.03) add(`the ground of ${Math.round(share * 100)} % of the text`, seen);
  return places;
}

/** The grounds of the page's text, by the share of the text that is on them. */
function rankAreas(elements: readonly HtmlElement[], getBackground: (element: HtmlElement) => Seen | undefined) {
  const grounds = new Map<HtmlElement, Seen | undefined>();
  const count = new ColorCount();
  let total = 0;
  for (const element of elements.slice(0, maxObserved * 2)) {
    if (["script", "style", "title"].includes(element.tagName) || isButton(element)) continue;
    const length = getText(element).trim().length;
    if (length === 0) continue;
    total += length;
    for (const one of listAncestors(element)) {
      if (!grounds.has(one)) grounds.set(one, getBackground(one));
      const seen = grounds.get(one);
      if (!seen) continue;
      count.add(seen, element, length);
      break;
    }
  }
  return count.list().map(({ seen, weight }) => ({ seen, share: weight / Math.max(1, total) }));
}

/** Adds the colours that are no grey: the first is the brand's, one of another hue the second. */
function addPalette(
  places: readonly Place[],
  add: (role: ColorRole | undefined, name: string, reason: string, seen: Seen) => void,
): void {
  const groups: { readonly seen: Seen; readonly names: string[] }[] = [];
  for (const { name, seen } of places) {
    const group = groups.find((one) => deltaE2000(one.seen.color, seen.color) < sameColor);
    if (!group) groups.push({ seen, names: [name] });
    else if (!group.names.includes(name)) group.names.push(name);
  }
  const [main] = groups;
  const second = groups.find((group) => main && getHueDistance(main.seen.color, group.seen.color) > 25);
  for (const [index, group] of groups.slice(0, maxPalette).entries()) {
    const where = `It was found at ${group.names.slice(0, 5).join(", ")}`;
    const ranking = "The order is logo, header, button, link, area.";
    if (group === main) add("brand", "main colour", `${where}, before any other colour. ${ranking}`, group.seen);
    else if (group === second) add("spot", "second colour", `${where}, and is the first colour of another hue.`, group.seen);
    else if (!group.names.every((name) => isControl(name)))
      add(undefined, `colour ${index + 1}`, `${where}. It keeps a name of its own.`, group.seen);
  }
}

/** Whether a place is one whose colour has a role already. */
const isControl = (name: string) => /^\d+ (?:button|link)s?$/.test(name);

const getHueDistance = (one: Color, other: Color) => Math.min(Math.abs(one.h - other.h), 360 - Math.abs(one.h - other.h));
