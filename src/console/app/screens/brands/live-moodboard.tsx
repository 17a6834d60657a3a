import type { Board } from "#data/console-api";
import { Moodboard } from "#/console/app/components/moodboard/moodboard";

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
