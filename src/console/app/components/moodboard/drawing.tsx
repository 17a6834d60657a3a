import type { BoardDrawing } from "#data/console-api";

/** An SVG of a brand as a picture: it runs nothing and loads nothing. */
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
