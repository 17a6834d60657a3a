import type { Board, BoardDrawing } from "#data/console-api";
import { Drawing } from "#/doors/console/app/screens/board/drawing";
import type { CompareSide } from "#/doors/console/app/screens/compare/compare-side";
import type { FrameMode } from "#/doors/console/app/screens/projects/frame-mode";

type CompareDrawingsProps = { readonly shown: CompareSide; readonly sides: readonly CompareSide[]; readonly mode: FrameMode };

const onDark = new Set<BoardDrawing["kind"]>(["symbol-white", "reversed"]);
const onLight = new Set<BoardDrawing["kind"]>(["symbol-black"]);

/** Every drawing of a version: its mark's, then its imagery's. */
export const drawingsOf = ({ mark, imagery }: Board): readonly BoardDrawing[] => [
  ...(mark?.drawings ?? []),
  ...(imagery?.drawings ?? []),
];

/** One side's mark and imagery. Both sides list the same places in the same size, so that each drawing lies upon the one that it took the place of. */
export function CompareDrawings({ shown, sides, mode }: CompareDrawingsProps) {
  const places = new Map(sides.flatMap(({ board }) => drawingsOf(board).map((drawing) => [drawing.slug, drawing] as const)));
  const own = new Map(drawingsOf(shown.board).map((drawing) => [drawing.slug, drawing]));
  const grounds = shown.board.tokens;
  const ground = ({ kind }: BoardDrawing) => grounds?.[onDark.has(kind) ? "dark" : onLight.has(kind) ? "light" : mode].background;
  return (
    <ul className="compare-drawings">
      {[...places.values()].map((place) => {
        const drawing = own.get(place.slug);
        return (
          <li key={place.slug} data-drawing={place.slug}>
            <div
              className="compare-ground"
              style={{ backgroundColor: ground(place), aspectRatio: place.width / place.height > 1.5 ? "2" : "1.5" }}
            >
              {drawing ? <Drawing drawing={drawing} /> : <span>Not in {shown.version ?? "the draft"}</span>}
            </div>
            <p>{place.name}</p>
          </li>
        );
      })}
    </ul>
  );
}
