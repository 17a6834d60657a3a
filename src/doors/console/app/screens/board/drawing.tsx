import type { BoardDrawing } from "#data/console-api";

/** An SVG of a brand as a picture: it runs nothing and loads nothing. */
export function Drawing({ drawing, isDecor = false }: { readonly drawing: BoardDrawing; readonly isDecor?: boolean }) {
  const { svg, alt, width, height } = drawing;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return <img className="drawing" src={address} alt={isDecor ? "" : alt} width={width} height={height} draggable={false} />;
}

/** The first drawing of a kind. */
export const drawingOf = (drawings: readonly BoardDrawing[] | undefined, kind: BoardDrawing["kind"]): BoardDrawing | undefined =>
  drawings?.find((drawing) => drawing.kind === kind);
