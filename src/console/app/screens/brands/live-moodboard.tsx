import type { Board, BoardTokens } from "#data/console-api";
import { Drawing, findDrawing } from "#/console/app/components/moodboard/drawing";
import { Moodboard } from "#/console/app/components/moodboard/moodboard";
import { ScaleStrips } from "#/console/app/components/moodboard/scale-strips";

type LiveMoodboardProps = {
  readonly board: Board | undefined;
  readonly headline: string | undefined;
  readonly description: string | undefined;
  /** Whether a newer board is loading. */
  readonly isLoading: boolean;
};

/** The mood board for the current brief, beside the form. */
export const LiveMoodboard = ({ board, headline, description, isLoading }: LiveMoodboardProps) => (
  <aside className="brief-live" id="board" aria-label="Live preview" aria-busy={isLoading}>
    {board ? (
      <>
        <div className="brief-live-head">
          <h2>{board.direction.name}</h2>
          <span className="quiet" role="status">
            {isLoading ? "Updating…" : "Matches the current brief"}
          </span>
        </div>
        <Moodboard board={board} headline={headline} description={description} />
        <p className="quiet brief-reasons">{board.direction.reasons.join(" ")}</p>
      </>
    ) : (
      <div className="brief-nothing">
        <p>{isLoading ? "Creating the first mood board…" : "Colours, type and mark appear here while you type."}</p>
      </div>
    )}
  </aside>
);

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
