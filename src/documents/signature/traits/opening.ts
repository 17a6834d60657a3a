import { findElements, type HtmlElement } from "#/documents/html-document";
import { type DesignView, formatRole, isPicture } from "#/documents/signature/design-view";
import { listColumns } from "#/documents/signature/list-columns";
import { getParentElement } from "#/documents/signature/page-selectors";
import type { TraitMeter } from "#/documents/signature/trait";
import { getLabel, pictureRule, writeRules, writeSkeleton } from "#/documents/signature/write-code";
import { formatDecimal } from "#/kernel/decimal";

/** More columns are a grid, whose tracks are no proportion of picture and text. */
const maxProportionColumns = 4;

/** How the picture stands to the text of the first view. */
type Arrangement = "beside" | "below" | "above" | "none";

/** What an area changes of its buttons. */
const buttonProperty = /^(?:--lv-(?:fill|text)|background|border-color)$/;

/** The first view: its ground, how large its headline is, and where its picture stands. */
export const measureOpening: TraitMeter = (view) => {
  const area = view.areas.find(({ isOpening }) => isOpening);
  const [headline] = area ? findElements(area.element, ({ tagName }) => tagName === "h1") : [];
  if (!area || !headline) return undefined;
  const [picture] = findElements(area.element, isPicture);
  const shared = picture && findShared(headline, picture);
  const columns = shared && listColumns(view.getValue(shared, "grid-template-columns"));
  const arrangement = describeArrangement(area.element, headline, picture, columns);
  const isFramed = picture !== undefined && isWithinWrap(picture, area.element);
  const headlinePx = Math.round(view.measureText(headline));
  const isProportion = columns !== undefined && columns.length > 1 && columns.length <= maxProportionColumns;
  const split = !isProportion ? "" : ` (${columns.map((each) => formatDecimal(each)).join(" : ")})`;
  const places: Readonly<Record<Arrangement, string>> = {
    beside: `the picture beside the text${split}`,
    below: "the picture below the text",
    above: "the picture above the text",
    none: "no picture",
  };
  const extent = picture === undefined ? "" : isFramed ? ", inside the margins" : ", to the edge of the screen";
  const ground = formatRole(area.ground, view.content);
  const boxes = listLabelled(view, area.element);
  return {
    id: "opening",
    name: "First view",
    measured: `One area on ${ground}, ${places[arrangement]}${extent}; the headline is ${headlinePx}px on a 1280px screen.`,
    html: writeSkeleton(area.element, { view }),
    css: [
      writeRules(
        view,
        boxes.filter(([label]) => !label.includes(".lv-")),
      ),
      writeRules(
        view,
        boxes.filter(([label]) => label.includes(".lv-")),
        (property) => buttonProperty.test(property),
      ),
      ...(picture ? [pictureRule] : []),
    ].join("\n"),
    breaks:
      `Another ground than ${ground.split(" ")[0]}, ${picture ? `a picture that is not ${arrangement} the text` : "a picture"}` +
      `${isFramed ? ", or crosses the margins" : ""}, a smaller headline.`,
    measures: { arrangement, ground: area.ground, isFramed: String(isFramed), headlinePx },
    weight: 1,
  };
};

function describeArrangement(
  area: HtmlElement,
  headline: HtmlElement,
  picture: HtmlElement | undefined,
  columns: readonly number[] | undefined,
): Arrangement {
  if (!picture) return "none";
  if ((columns?.length ?? 1) > 1) return "beside";
  const [first] = findElements(area, (one) => one === headline || one === picture);
  return first === picture ? "above" : "below";
}

/** The innermost element around two others. */
function findShared(one: HtmlElement, other: HtmlElement): HtmlElement | undefined {
  const around = new Set<HtmlElement>();
  for (let at: HtmlElement | undefined = one; at; at = getParentElement(at)) around.add(at);
  for (let at: HtmlElement | undefined = other; at; at = getParentElement(at)) if (around.has(at)) return at;
  return undefined;
}

function isWithinWrap(element: HtmlElement, area: HtmlElement): boolean {
  for (let at = getParentElement(element); at && at !== area; at = getParentElement(at))
    if (/\bwrap\b/.test(getClass(at))) return true;
  return false;
}

const getClass = ({ attrs }: HtmlElement) => attrs.find(({ name }) => name === "class")?.value ?? "";

/** The area and its boxes with their labels, as code names them. */
const listLabelled = (view: DesignView, area: HtmlElement): readonly (readonly [string, HtmlElement])[] => {
  const own = getLabel(area);
  // Classes of text styles are used in other sections as well.
  const inside = findBoxes(area, 4).filter(
    (element) => getLabel(element).startsWith(".") && view.getValue(element, "display") !== "none",
  );
  return [[own, area], ...inside.map((element) => [`${own} ${getLabel(element)}`, element] as const)];
};

function findBoxes(element: HtmlElement, depth: number): readonly HtmlElement[] {
  const children = element.childNodes.filter((node): node is HtmlElement => "tagName" in node && !isPicture(node as HtmlElement));
  return depth === 0 ? [] : children.flatMap((child) => [child, ...findBoxes(child, depth - 1)]);
}
