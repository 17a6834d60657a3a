import type { Board, BoardTokens } from "#data/console-api";
import { Drawing, findDrawing } from "#/console/app/components/moodboard/drawing";
import { ScaleStrips } from "#/console/app/components/moodboard/scale-strips";

type MoodboardBarProps = { readonly board: Board; readonly tokens: BoardTokens };

/**
 * The mood board as a bar at the bottom of a narrow window, so that changes are visible while
 * typing. Scrolls to the whole board when pressed.
 */
export function MoodboardBar({ board, tokens }: MoodboardBarProps) {
  const lockup = findDrawing(board.mark?.drawings, "lockup-horizontal");
  return (
    <button
      type="button"
      className="brief-peek"
      aria-label={`Show the mood board, ${board.direction.name}`}
      onClick={() => document.getElementById("board")?.scrollIntoView({ block: "start" })}
      style={{ backgroundColor: tokens.light.background }}
    >
      {lockup && (
        <span className="brief-peek-mark">
          <Drawing drawing={lockup} isDecorative />
        </span>
      )}
      <ScaleStrips tokens={tokens} names={["brand", "accent"]} />
    </button>
  );
}
