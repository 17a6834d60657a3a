import type { Board, BoardDrawing } from "#data/console-api";
import { Drawing, darkBackgroundKinds } from "#/console/app/components/moodboard/drawing";
import type { CompareSide } from "#/console/app/screens/compare/compare-side";
import type { FrameMode } from "#/console/app/components/frame-mode";

type CompareDrawingsProps = { readonly shown: CompareSide; readonly sides: readonly CompareSide[]; readonly mode: FrameMode };

const lightBackgroundKinds = new Set<BoardDrawing["kind"]>(["symbol-black"]);

/** Every drawing of a version: its mark's, then its imagery's. */
export const listDrawings = ({ mark, imagery }: Board): readonly BoardDrawing[] => [
  ...(mark?.drawings ?? []),
  ...(imagery?.drawings ?? []),
];

/**
 * One side's mark and imagery. Both sides list the same slots in the same size, so that
 * corresponding drawings overlap.
 */
export function CompareDrawings({ shown, sides, mode }: CompareDrawingsProps) {
  const slots = new Map(sides.flatMap(({ board }) => listDrawings(board).map((drawing) => [drawing.slug, drawing] as const)));
  const own = new Map(listDrawings(shown.board).map((drawing) => [drawing.slug, drawing]));
  const tokens = shown.board.tokens;
  const getBackground = ({ kind }: BoardDrawing) =>
    tokens?.[darkBackgroundKinds.has(kind) ? "dark" : lightBackgroundKinds.has(kind) ? "light" : mode].background;
  return (
    <ul className="compare-drawings">
      {[...slots.values()].map((slot) => {
        const drawing = own.get(slot.slug);
        return (
          <li key={slot.slug} data-drawing={slot.slug}>
            <div
              className="compare-ground"
              style={{ backgroundColor: getBackground(slot), aspectRatio: slot.width / slot.height > 1.5 ? "2" : "1.5" }}
            >
              {drawing ? <Drawing drawing={drawing} /> : <span>Not in {shown.version ?? "the draft"}</span>}
            </div>
            <p>{slot.name}</p>
          </li>
        );
      })}
    </ul>
  );
}
