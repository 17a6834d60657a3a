import type { Board, BoardTokens } from "#data/console-api";
import { Drawing, drawingOf } from "#/doors/console/app/screens/board/drawing";
import { ScaleStrips } from "#/doors/console/app/screens/board/scale-strips";

type BriefPeekProps = { readonly board: Board; readonly tokens: BoardTokens };

/** The board in one line, at the foot of a narrow window, so that typing is seen to change something; a press leads to the whole of it. */
export function BriefPeek({ board, tokens }: BriefPeekProps) {
  const lockup = drawingOf(board.mark?.drawings, "lockup-horizontal");
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
          <Drawing drawing={lockup} isDecor />
        </span>
      )}
      <ScaleStrips tokens={tokens} names={["brand", "accent"]} />
    </button>
  );
}
