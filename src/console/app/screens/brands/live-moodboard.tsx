import type { Board } from "#data/console-api";
import { Moodboard } from "#/console/app/components/moodboard/moodboard";

type LiveMoodboardProps = {
  readonly board: Board | undefined;
  readonly headline: string | undefined;
  readonly description: string | undefined;
  /** Whether a newer one is being made. */
  readonly isLoading: boolean;
};

/** The board that the brief would get as it stands, beside the form. */
export const LiveMoodboard = ({ board, headline, description, isLoading }: LiveMoodboardProps) => (
  <aside className="brief-live" id="board" aria-label="Live preview" aria-busy={isLoading}>
    {board ? (
      <>
        <div className="brief-live-head">
          <h2>{board.direction.name}</h2>
          <span className="quiet" role="status">
            {isLoading ? "Updating…" : "As the brief stands"}
          </span>
        </div>
        <Moodboard board={board} headline={headline} description={description} />
        <p className="quiet brief-reasons">{board.direction.reasons.join(" ")}</p>
      </>
    ) : (
      <div className="brief-nothing">
        <p>{isLoading ? "The first board is being made…" : "Colours, type and mark appear here while you type."}</p>
      </div>
    )}
  </aside>
);
