import { isSvgElement, parseSvg, type SvgElement, decodeSvg } from "#/html/svg/parse-svg";
import { writeSvg } from "#/html/svg/write-svg";

/** A drawing of a sprite under its id. */
export type SpriteDrawing = { readonly id: string; readonly bytes: Uint8Array };

const maxDrawings = 1000;

/**
 * The drawings of a sprite: the `symbol` elements of an SVG file with their ids. Undefined for a
 * file that is none. Throws `invalid` for a file that is no SVG.
 */
export function splitSprite(bytes: Uint8Array): readonly SpriteDrawing[] | undefined {
  const text = decodeSvg(bytes);
  if (!text.includes("<symbol") && !text.includes(":symbol")) return undefined;
  const root = parseSvg(text);
  const symbols: SvgElement[] = [];
  const shared: SvgElement[] = [];
  let isDrawing = false;
  const visit = (element: SvgElement) => {
    for (const child of element.children) {
      if (!isSvgElement(child)) continue;
      if (child.name === "symbol") symbols.push(child);
      else if (child.name === "defs" || child.name === "g") visit(child);
      else if (child.name === "style" || child.name.endsWith("Gradient") || child.name === "clipPath") shared.push(child);
      else if (!["title", "desc", "metadata", "use", ""].includes(child.name)) isDrawing = true;
    }
  };
  visit(root);
  const named = symbols.filter(({ attributes }) => (attributes.get("id") ?? "").trim() !== "").slice(0, maxDrawings);
  if (named.length === 0 || (isDrawing && named.length < 2)) return undefined;
  const rootAttributes = [...root.attributes].filter(([name]) => ["fill", "stroke", "stroke-width", "viewBox"].includes(name));
  return named.map(({ attributes, children, line }) => {
    const own = [...attributes].filter(([name]) => name !== "id" && name !== "x" && name !== "y");
    const id = (attributes.get("id") ?? "").trim();
    const drawing: SvgElement = {
      name: "svg",
      attributes: new Map([...rootAttributes, ...own]),
      children: shared.length > 0 ? [{ name: "defs", attributes: new Map(), children: shared, line }, ...children] : children,
      line,
    };
    return { id, bytes: new TextEncoder().encode(writeSvg(drawing)) };
  });
}
