import { multiplySvgMatrices, readSvgMatrix } from "#/html/svg/svg-matrix";
import { isSvgElement, parseSvg, type SvgElement } from "#/html/svg/parse-svg";
import type { GivenMark } from "#/model/given";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import type { Path } from "#/studio/marks/geometry/path";
import { printPath } from "#/studio/marks/geometry/print-path";
import { type Matrix, transform } from "#/studio/marks/geometry/transform";
import { curve } from "#/studio/motifs/strokes";

/** Side of the grid that symbols are drawn on. */
const gridSize = 48;
/** Most shapes and characters of path data; a drawing beyond is shown by its file. */
const maxShapes = 400;
const maxShapeLength = 60_000;

/** Attributes of a group or path that shapes of one colour cannot show. */
const inexactAttributes = ["opacity", "clip-path", "mask", "filter", "mix-blend-mode", "style"];

/**
 * The shapes of a drawing in which every shape is a path, centred on the 48 × 48 grid. Lines are
 * outlined and gradients get their first colour; `isExact` is then false.
 *
 * @param simplified The drawing as `simplify` of the renderer writes it.
 */
export function createSymbolShapes(simplified: string, width: number, height: number): GivenMark["symbol"] {
  const root = parseSvg(simplified);
  const scale = gridSize / Math.max(width, height);
  const grid: Matrix = [scale, 0, 0, scale, (gridSize - width * scale) / 2, (gridSize - height * scale) / 2];
  const gradients = collectGradientColors(root);
  const shapes: GivenMark["symbol"]["shapes"] = [];
  let isExact = true;
  let length = 0;
  const add = (path: Path, color: string, rule: string | undefined) => {
    const data = printPath(path, 3);
    length += data.length;
    if (data === "") return;
    if (shapes.length >= maxShapes || length > maxShapeLength) isExact = false;
    else shapes.push({ path: data, color, ...(rule === "evenodd" && { rule: "evenodd" as const }) });
  };
  const readPaint = (value: string | undefined): string | undefined => {
    if (value === undefined || value === "none") return undefined;
    if (/^#[0-9a-f]{6}$/.test(value)) return value;
    isExact = false;
    return gradients.get(value.slice(5, -1)) ?? "#808080";
  };
  const visit = (element: SvgElement, matrix: Matrix) => {
    const { name, attributes } = element;
    if (name === "defs") return;
    if (attributes.get("visibility") === "hidden") return;
    if (inexactAttributes.some((key) => attributes.has(key))) isExact = false;
    const own = multiplySvgMatrices(matrix, readSvgMatrix(attributes.get("transform")));
    if (name === "path") {
      if (["fill-opacity", "stroke-opacity"].some((key) => Number(attributes.get(key) ?? 1) < 1)) isExact = false;
      const data = attributes.get("d") ?? "";
      const fill = readPaint(attributes.get("fill"));
      if (fill !== undefined) add(transform(parsePath(data), own), fill, attributes.get("fill-rule"));
      const stroke = readPaint(attributes.get("stroke"));
      if (stroke === undefined) return;
      isExact = false;
      const lineWidth = Number(attributes.get("stroke-width") ?? 1) * Math.sqrt(Math.abs(own[0] * own[3] - own[1] * own[2]));
      if (lineWidth > 0 && data.length < maxShapeLength) add(outline(data, own, lineWidth), stroke, undefined);
      return;
    }
    if (name !== "svg" && name !== "g") isExact = false;
    for (const child of element.children) if (isSvgElement(child)) visit(child, own);
  };
  visit(root, grid);
  return { shapes, isExact };
}

const outline = (data: string, matrix: Matrix, lineWidth: number): Path =>
  parsePath(data).flatMap((contour) => curve(lineWidth, printPath(transform([contour], matrix), 3)));

/** The first colour of each gradient, by its id. */
function collectGradientColors(root: SvgElement): ReadonlyMap<string, string> {
  const colors = new Map<string, string>();
  const visit = (element: SvgElement, id: string | undefined) => {
    const own = element.name.endsWith("Gradient") ? element.attributes.get("id") : id;
    const color = element.attributes.get("stop-color");
    if (own !== undefined && color !== undefined && !colors.has(own)) colors.set(own, color);
    for (const child of element.children) if (isSvgElement(child)) visit(child, own);
  };
  visit(root, undefined);
  return colors;
}

/** Every colour of fills, lines and gradients of a simplified drawing, as hex. */
export function listDrawingColors(simplified: string): readonly string[] {
  const colors = new Set<string>();
  const visit = ({ attributes, children }: SvgElement) => {
    for (const name of ["fill", "stroke", "stop-color", "flood-color"]) {
      const value = attributes.get(name) ?? "";
      if (/^#[0-9a-f]{6}$/.test(value)) colors.add(value);
    }
    for (const child of children) if (isSvgElement(child)) visit(child);
  };
  visit(parseSvg(simplified));
  return [...colors];
}
