import { identityMatrix, multiplySvgMatrices, readSvgMatrix, type SvgMatrix } from "#/html/svg/svg-matrix";
import type { Resvg } from "@resvg/resvg-wasm";
import { isSvgElement, parseSvg, type SvgElement } from "#/html/svg/parse-svg";
import { writeSvg } from "#/html/svg/write-svg";
import { withoutFonts } from "#/raster/resvg";
import { Failure } from "#/kernel/errors";

/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number];

/** Elements that may be measured to find out where filters apply. */
const maxMeasuredElements = 40_000;
/** Room around what is visible, as a share of its side: filters are computed in whole pixels. */
const roomShare = 0.02;
/** How much smaller the area of a filter has to become, so that it is changed. */
const minGain = 1.5;

/** Definitions, which are drawn where they are referred to, in coordinates of their own. */
const definitions: ReadonlySet<string> = new Set(["defs", "clipPath", "mask", "pattern", "marker", "symbol", "filter"]);

/** Primitives that read each pixel's surroundings up to a distance that they say, or only the pixel. */
const boundedPrimitives: ReadonlySet<string> = new Set([
  "feGaussianBlur",
  "feDropShadow",
  "feOffset",
  "feMorphology",
  "feFlood",
  "feBlend",
  "feComposite",
  "feMerge",
  "feColorMatrix",
  "feComponentTransfer",
]);

/**
 * A drawing whose filters are only computed where they can be seen. The renderer computes them in
 * an area of up to 25 times the picture, which takes seconds for one blur of a large shape. The
 * picture stays the same but for rounding: each filter keeps the distance around the picture that
 * it reads. Returns the drawing itself if nothing is gained.
 */
export function boundFilters(Renderer: typeof Resvg, svg: string): string {
  if (!svg.includes("filter")) return svg;
  const renderer = new Renderer(svg, { font: withoutFonts });
  const simple = renderer.toString();
  renderer.free();
  const root = parse(simple);
  return root && changeFilters(Renderer, root) ? writeSvg(root) : svg;
}

/** The tree of a drawing; undefined if it exceeds a limit once its references are resolved. */
function parse(text: string): SvgElement | undefined {
  try {
    return parseSvg(text);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

function changeFilters(Renderer: typeof Resvg, root: SvgElement): boolean {
  const visible = readVisibleBox(root);
  if (!visible) return false;
  const filters = new Map<string, SvgElement>();
  const index = (element: SvgElement) => {
    const id = element.attributes.get("id");
    if (element.name === "filter" && id !== undefined) filters.set(id, element);
    for (const child of element.children) if (isSvgElement(child)) index(child);
  };
  index(root);
  const bounded: SvgElement[] = [];
  let isChanged = false;
  let left = maxMeasuredElements;
  /** `seen` is what of the picture an element can show, in the coordinates of the root. */
  const visit = (element: SvgElement, parent: SvgMatrix, seen: Box): void => {
    if (definitions.has(element.name)) return;
    const matrix = multiplySvgMatrices(parent, readSvgMatrix(element.attributes.get("transform")));
    const name = /^url\(#([^)]{1,400})\)$/.exec(element.attributes.get("filter") ?? "")?.[1];
    const filter = name === undefined ? undefined : filters.get(name);
    const reach = filter && readReach(filter);
    // Whatever is behind a filter whose reach is unknown can be seen anywhere.
    if (element.attributes.has("filter") && reach === undefined) return;
    let around = seen;
    if (filter && reach !== undefined) {
      const own = toLocalBox(seen, matrix);
      if (!own) return;
      const wanted = expand(own, reach);
      left -= countElements(element);
      const region = left > 0 ? readRegion(Renderer, filter, element) : undefined;
      const shared = region && intersect(region, wanted);
      if (region && shared && getArea(region) > getArea(shared) * minGain) {
        const id = `${name}-seen-${bounded.length}`;
        bounded.push(withRegion(filter, id, shared));
        element.attributes.set("filter", `url(#${id})`);
        isChanged = true;
      }
      around = transformBox(wanted, matrix);
    }
    for (const child of element.children) if (isSvgElement(child)) visit(child, matrix, around);
  };
  for (const child of root.children) if (isSvgElement(child)) visit(child, identityMatrix, visible);
  if (isChanged) root.children.unshift({ name: "defs", attributes: new Map(), children: bounded, line: 0 });
  return isChanged;
}

const readNumbers = (text: string): readonly number[] => text.split(/[\s,]+/).map(Number);

/** The part of the drawing that the picture shows; larger where its sides differ from the view box. */
function readVisibleBox({ attributes }: SvgElement): Box | undefined {
  const [width, height] = [Number(attributes.get("width")), Number(attributes.get("height"))];
  const [x = 0, y = 0, boxWidth = width, boxHeight = height] = readNumbers(attributes.get("viewBox") ?? `0 0 ${width} ${height}`);
  const scale = Math.min(width / boxWidth, height / boxHeight);
  if (!Number.isFinite(scale) || scale <= 0) return undefined;
  // What is beside the view box can be on either side of it.
  const [moreX, moreY] = [width / scale - boxWidth, height / scale - boxHeight];
  return [x - moreX, y - moreY, x + boxWidth + moreX, y + boxHeight + moreY];
}

/** The farthest that a filter reads, in its user space; undefined if that is not known. */
function readReach({ attributes, children }: SvgElement): number | undefined {
  if (attributes.get("primitiveUnits") === "objectBoundingBox") return undefined;
  let reach = 0;
  for (const primitive of children) {
    if (!isSvgElement(primitive)) continue;
    if (!boundedPrimitives.has(primitive.name)) return undefined;
    const read = (name: string) => Math.max(...readNumbers(primitive.attributes.get(name) ?? "0").map(Math.abs));
    reach += 3 * read("stdDeviation") + read("radius") + Math.max(read("dx"), read("dy"));
  }
  return Number.isFinite(reach) ? reach : undefined;
}

/** The area in which a filter is computed for an element, in the element's coordinates. */
function readRegion(Renderer: typeof Resvg, filter: SvgElement, element: SvgElement): Box | undefined {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(filter.attributes.get(name)));
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  if (filter.attributes.get("filterUnits") === "userSpaceOnUse") return toBox([x, y, width, height]);
  const content: SvgElement = {
    name: "svg",
    attributes: new Map([
      ["width", "1"],
      ["height", "1"],
    ]),
    children: element.children.map(withoutPaint),
    line: 0,
  };
  const renderer = new Renderer(writeSvg(content), { font: withoutFonts });
  const box = renderer.getBBox();
  const found = box && ([box.x, box.y, box.width, box.height] as const);
  box?.free();
  renderer.free();
  if (!found) return undefined;
  const [left, top, boxWidth, boxHeight] = found;
  return toBox([left + x * boxWidth, top + y * boxHeight, width * boxWidth, height * boxHeight]);
}

const toBox = ([x, y, width, height]: readonly [number, number, number, number]): Box | undefined => {
  const box: Box = [x, y, x + width, y + height];
  return box.every(Number.isFinite) && width > 0 && height > 0 ? box : undefined;
};

/** An element without strokes and references, which do not count for the area of a filter. */
function withoutPaint(node: SvgElement | string): SvgElement | string {
  if (!isSvgElement(node)) return node;
  const attributes = new Map(
    [...node.attributes].filter(([name]) => !/^(?:filter|mask|clip-path|style|stroke|stroke-.{1,20}|fill)$/.test(name)),
  );
  return { ...node, attributes, children: node.children.map(withoutPaint) };
}

const countElements = ({ children }: SvgElement): number =>
  children.reduce((count, child) => count + (isSvgElement(child) ? countElements(child) : 0), 1);

const withRegion = (filter: SvgElement, id: string, [left, top, right, bottom]: Box): SvgElement => ({
  ...filter,
  attributes: new Map([
    ...filter.attributes,
    ["id", id],
    ["filterUnits", "userSpaceOnUse"],
    ["x", String(left)],
    ["y", String(top)],
    ["width", String(right - left)],
    ["height", String(bottom - top)],
  ]),
});

/** The smallest box around a box that is transformed. */
function transformBox([left, top, right, bottom]: Box, [a, b, c, d, e, f]: SvgMatrix): Box {
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A box of the root in the coordinates of an element; undefined if these have no area. */
function toLocalBox(box: Box, [a, b, c, d, e, f]: SvgMatrix): Box | undefined {
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) return undefined;
  const [g, h, i, j] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return transformBox(box, [g, h, i, j, -(g * e + i * f), -(h * e + j * f)]);
}

function expand([left, top, right, bottom]: Box, reach: number): Box {
  const room = reach + Math.max(right - left, bottom - top) * roomShare;
  return [left - room, top - room, right + room, bottom + room];
}

function intersect(one: Box, other: Box): Box | undefined {
  const box: Box = [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
  return box[0] < box[2] && box[1] < box[3] ? box : undefined;
}

const getArea = ([left, top, right, bottom]: Box) => (right - left) * (bottom - top);
