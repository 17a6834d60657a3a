import type { Board, BoardTokens } from "#data/console-api";
import { Drawing, findDrawing } from "#/console/app/components/moodboard/drawing";
import { ScaleStrips } from "#/console/app/components/moodboard/scale-strips";

type MoodboardBarProps = { readonly board: Board; readonly tokens: BoardTokens };

/** The board in one line, at the foot of a narrow window, so that typing is seen to change something; a press leads to the whole of it. */
export function MoodboardBar({ board, tokens }: MoodboardBarProps) {
  const lockup = findDrawing(board.mark?.drawings, "lockup-horizontal");
  return (
    <button
      type="button"
      className="brief-peek"
      aria-label={`To the board, ${board.direction.name}`}
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
