import type { BoardDrawing } from "#data/console-api";

/** A brand's SVG as an image, which runs no scripts and loads nothing. */
export function Drawing({ drawing, isDecorative = false }: { readonly drawing: BoardDrawing; readonly isDecorative?: boolean }) {
  const { svg, alt, width, height } = drawing;
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return <img className="drawing" src={source} alt={isDecorative ? "" : alt} width={width} height={height} draggable={false} />;
}

/** The first drawing of a kind. */
export const findDrawing = (
  drawings: readonly BoardDrawing[] | undefined,
  kind: BoardDrawing["kind"],
): BoardDrawing | undefined => drawings?.find((drawing) => drawing.kind === kind);

/** Kinds of drawings that need a dark background. */
export const darkBackgroundKinds: ReadonlySet<BoardDrawing["kind"]> = new Set<BoardDrawing["kind"]>(["symbol-white", "reversed"]);
