import { getTextClass, sharedVariables } from "#/documents/signature/base-styles";
import { getAttribute, type HtmlElement } from "#/documents/html-document";
import { findOwnClass } from "#/documents/page-parts";
import { type DesignView, isPicture } from "#/documents/signature/design-view";
import { listElementClasses } from "#/documents/signature/page-selectors";

/** Properties that make a look. Others are for robustness, which the system's own pages have. */
const shownProperties: ReadonlySet<string> = new Set(
  [
    "display grid-template-columns grid-template-areas grid-column grid-row grid-area gap column-gap align-items align-self",
    "align-content justify-content flex-wrap place-content order position inset top bottom overflow content",
    "padding padding-block padding-inline margin-top margin-bottom margin-inline",
    "width max-width min-height height max-height aspect-ratio background color",
    "border border-top border-bottom border-left border-right border-block border-width border-radius border-style border-color",
    "box-shadow clip-path rotate transform text-transform text-align letter-spacing line-height",
    "font-family font-size font-weight font-style font-stretch font-variation-settings counter-reset counter-increment",
    "--lv-fill --lv-text",
  ].flatMap((names) => names.split(" ")),
);

/** Values that code may repeat: style sheets of imported pages can contain any text. */
export const plainValue = /^(?:""|[\w ().,%#+*/-]{1,300})$/;

const typeParts = ["family", "size", "weight", "leading", "tracking"];

/** The text style that an element's type consists of, such as `heading-1`. */
function findTextStyle(values: ReadonlyMap<string, string>): string | undefined {
  return /^var\(--type-([a-z0-9-]+)-family\)$/.exec(values.get("font-family") ?? "")?.[1];
}

/** Declarations with the parts of a text style as one `font`, or without them where the class has it. */
function foldType(values: ReadonlyMap<string, string>, classes: readonly string[]): readonly (readonly [string, string])[] {
  const style = findTextStyle(values);
  const entries = [...values];
  if (style === undefined) return entries;
  if (classes.includes(getTextClass(style)))
    return entries.filter(
      ([property, value]) => !typeParts.some((part) => value === `var(--type-${style}-${part})`) || property === "margin",
    );
  const own = new Set(typeParts.map((part) => `var(--type-${style}-${part})`));
  const rest = entries.filter(([, value]) => !own.has(value));
  if (entries.length - rest.length < typeParts.length - 1) return entries;
  const v = (part: string) => `var(--type-${style}-${part})`;
  const size = values.get("font-size") === v("size") ? v("size") : (values.get("font-size") ?? v("size"));
  const others = rest.filter(([property]) => property !== "font-size");
  return [["font", `${v("weight")} ${size}/${v("leading")} ${v("family")}`], ["letter-spacing", v("tracking")], ...others];
}

const shortenTracks = (value: string) =>
  value.replace(/minmax\(0, ?([\d.]{1,6}fr)\)/g, "$1").replace(/calc\((-?[\d.]{1,6}deg) \* 1\)/g, "$1");

/** The declarations of an element that make its look, with the page's own variables replaced. */
function listLook(
  view: DesignView,
  element: HtmlElement,
  values: ReadonlyMap<string, string>,
): readonly (readonly [string, string])[] {
  const resolved = new Map(
    [...values].flatMap(([property, value]): readonly (readonly [string, string])[] => {
      if (!shownProperties.has(property)) return [];
      const shown = shortenTracks(view.styles.resolve(value, element, sharedVariables));
      return isInitial(property, shown) || !plainValue.test(shown) ? [] : [[property, shown]];
    }),
  );
  return foldType(resolved, listElementClasses(element));
}

const isInitial = (property: string, value: string) =>
  (/^(?:border|padding|margin)/.test(property) && /^(?:0(?:px)?(?: solid transparent)?)$/.test(value)) ||
  (property === "font-weight" && value === "inherit") ||
  (property === "color" && value === "inherit");

/** The rules of elements with a class, one a line, for every width and for wide screens. */
export function writeRules(
  view: DesignView,
  rules: readonly (readonly [label: string, element: HtmlElement])[],
  isWanted: (property: string) => boolean = () => true,
): string {
  const lines = new Set<string>();
  for (const [label, element] of rules) {
    if (!label.startsWith(".")) continue;
    for (const [minWidth, values] of [...view.styles.listLayers(element)].sort(([one], [other]) => compareWidths(one, other))) {
      const wanted = new Map([...values].filter(([property]) => isWanted(property)));
      const look = listLook(view, element, wanted).map(([property, value]) => `${property}:${value}`);
      if (look.length === 0) continue;
      const rule = `${label}{${look.join(";")}}`;
      lines.add(minWidth === undefined ? rule : `@media (min-width:${minWidth}){${rule}}`);
    }
  }
  return [...lines].join("\n");
}

const compareWidths = (one: string | undefined, other: string | undefined) =>
  Number.parseFloat(one ?? "0") - Number.parseFloat(other ?? "0");

/** Names of classes that code may repeat. */
export const plainName = /^[a-z][\w-]{0,30}$/i;

/** The class by which code names an element: its own, or its last. */
export const getLabel = (element: HtmlElement): string => {
  const classes = listElementClasses(element);
  const component = classes.findLast((one) => one.startsWith("lv-"));
  const name = component ?? findOwnClass(getAttribute(element, "class") ?? "") ?? classes.at(-1);
  return name === undefined || !plainName.test(name) ? element.tagName : `.${name}`;
};

const textTags = new Set(["p", "h1", "h2", "h3", "span", "dt", "dd", "summary", "address", "label"]);

type SkeletonOptions = {
  readonly view: DesignView;
  readonly depth?: number;
  /** The address of the next picture. */
  readonly nextPicture?: () => string;
};

/**
 * An element's markup with `…` for its texts, image files for its drawings, and one class each.
 * What is hidden, and siblings that are the same, are left out.
 */
export function writeSkeleton(element: HtmlElement, { view, depth = 4, nextPicture = () => "hero" }: SkeletonOptions): string {
  const { tagName } = element;
  if (view.getValue(element, "display") === "none") return "";
  if (isPicture(element)) return `<img class="art" src="{get_asset ${nextPicture()}}" alt="">`;
  const classes = listElementClasses(element).filter((name) => name.startsWith("lv-") && plainName.test(name));
  const label = getLabel(element);
  const shown = classes.length > 0 ? classes.join(" ") : label.startsWith(".") ? label.slice(1) : "";
  const start = `<${tagName}${shown === "" ? "" : ` class="${shown}"`}${tagName === "a" ? ' href="#"' : ""}>`;
  const children = element.childNodes.filter((node): node is HtmlElement => "tagName" in node);
  if (depth === 0 || children.length === 0 || textTags.has(tagName)) return `${start}…</${tagName}>`;
  const parts: string[] = [];
  for (const child of children) {
    const part = writeSkeleton(child, { view, depth: depth - 1, nextPicture });
    // Equal neighbours are shown once, also where two kinds alternate.
    if (part !== "" && !parts.slice(-2).includes(part)) parts.push(part);
  }
  return `${start}${parts.join("")}</${tagName}>`;
}

/** The rule for image files in boxes, which drawings on generated pages follow by their crop. */
export const pictureRule = ".art{display:block;width:100%;height:100%;object-fit:cover}";
