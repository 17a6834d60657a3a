import type { Board } from "#data/console-api";
import { BoardSheet } from "#/doors/console/app/screens/board/board-sheet";

type LiveBoardProps = {
  readonly board: Board | undefined;
  readonly headline: string | undefined;
  readonly sentence: string | undefined;
  /** Whether a newer one is being made. */
  readonly isAsking: boolean;
};

/** The board that the brief would get as it stands, beside the form. */
export const LiveBoard = ({ board, headline, sentence, isAsking }: LiveBoardProps) => (
  <aside className="brief-live" id="board" aria-label="Live preview" aria-busy={isAsking}>
    {board ? (
      <>
        <div className="brief-live-head">
          <h2>{board.direction.name}</h2>
          <span className="quiet" role="status">
            {isAsking ? "Updating…" : "As the brief stands"}
          </span>
        </div>
        <BoardSheet board={board} headline={headline} sentence={sentence} />
        <p className="quiet brief-reasons">{board.direction.reasons.join(" ")}</p>
      </>
    ) : (
      <div className="brief-nothing">
        <p>{isAsking ? "The first board is being made…" : "Colours, type and mark appear here while you type."}</p>
      </div>
    )}
  </aside>
);
