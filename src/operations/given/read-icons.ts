import { Failure } from "#/kernel/errors";
import type { Given } from "#/model/given";
import { splitFileName } from "#/operations/given/guess-lockup";
import { createDrawing, readDrawingFile } from "#/operations/given/read-drawing-file";
import { listDrawingColors } from "#/operations/given/symbol-shapes";
import { createPixelRenderer, type PixelRenderer } from "#/raster/pixels";
import { isSvgElement, parseSvg } from "#/html/svg/parse-svg";
import { getDrawingContent } from "#/studio/marks/given/flat-drawing";

/** One icon to bring in. Without a name it gets that of its file. */
export type IconFile = { readonly fileName: string; readonly bytes: Uint8Array; readonly name?: string | undefined };

type GivenIcon = NonNullable<Given["icons"]>[number];

/** The side of the grid that icons are drawn on. */
const gridSize = 24;
/** The most icons of one brand. */
export const maxIcons = 400;
const maxIconLength = 64_000;

const colorAttributes = /\b(fill|stroke)="(?!none|url\(|transparent|inherit)[^"]*"/g;

const print = (value: number) => String(Number(value.toFixed(4)));

/** Icons that were read, and the files that are none with what to do. */
export type IconReading = {
  readonly icons: readonly GivenIcon[];
  readonly left: readonly { readonly fileName: string; readonly reason: string }[];
};

/**
 * Reads SVG files as icons on the 24-unit grid. An icon in one colour takes the colour of the text
 * beside it; others keep their colours. A file that is no icon does not stop the others. For job
 * processes.
 */
export async function readIcons(files: readonly IconFile[]): Promise<IconReading> {
  const renderer = await createPixelRenderer();
  const icons = new Map<string, GivenIcon>();
  const left: { fileName: string; reason: string }[] = [];
  for (const { fileName, bytes, name = splitFileName(fileName).join("-").slice(0, 60) } of files)
    try {
      if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(name))
        throw new Failure("invalid", "Name the icon in lower-case letters, digits and hyphens.");
      if (icons.has(name)) throw new Failure("invalid", `There is already an icon “${name}”. Rename one of them.`);
      if (icons.size >= maxIcons) throw new Failure("invalid", `There are more than ${maxIcons} icons. Bring in fewer.`);
      icons.set(name, { name, svg: readIcon(bytes, renderer) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      left.push({ fileName, reason: error.message });
    }
  return { icons: [...icons.values()], left };
}

function readIcon(bytes: Uint8Array, renderer: PixelRenderer): string {
  const { svg, width, height, hasText } = readDrawingFile(bytes, renderer);
  if (hasText) throw new Failure("invalid", "The icon has live text. Convert the text to outlines.");
  const colors = listDrawingColors(renderer.simplify(svg));
  const content = getDrawingContent(svg);
  const placed = fitGrid(content, width, height);
  const drawn = colors.length > 1 ? placed : toTextColor(placed, placed === content && hasOwnFill(svg));
  const icon = createDrawing(gridSize, gridSize, drawn);
  if (icon.length > maxIconLength)
    throw new Failure("invalid", `The icon has ${icon.length} characters and the maximum is ${maxIconLength}. Simplify it.`);
  return icon;
}

/** Whether all of a drawing lies in one group with a fill. */
function hasOwnFill(svg: string): boolean {
  const [group, ...others] = parseSvg(svg).children;
  return group !== undefined && others.length === 0 && isSvgElement(group) && group.attributes.has("fill");
}

/** A drawing in the colour of the text. What has no fill of its own would be black. */
function toTextColor(content: string, isFilled: boolean): string {
  const colored = content.replace(colorAttributes, (_, name: string) => `${name}="currentColor"`);
  return isFilled ? colored : `<g fill="currentColor">${colored}</g>`;
}

/** The content in the middle of the grid; as it is if it has the grid's size. */
function fitGrid(content: string, width: number, height: number): string {
  if (width === gridSize && height === gridSize) return content;
  const scale = gridSize / Math.max(width, height);
  const [x, y] = [(gridSize - width * scale) / 2, (gridSize - height * scale) / 2];
  const move = x === 0 && y === 0 ? "" : `translate(${print(x)} ${print(y)}) `;
  return `<g transform="${move}scale(${print(scale)})">${content}</g>`;
}
