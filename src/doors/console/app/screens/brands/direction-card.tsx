import type { Board } from "#data/console-api";
import { PreviewFrame } from "#/doors/console/app/parts/preview-frame";
import { BoardSheet } from "#/doors/console/app/screens/board/board-sheet";

type DirectionCardProps = {
  readonly board: Board;
  /** Why it stands where it stands: the brief's own, its neighbour, the counterpoint. */
  readonly place: string;
  readonly headline: string | undefined;
  /** Address of the landing page in this direction. */
  readonly page: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** One direction to choose: its landing page as it would be, its board, and what it holds to. */
export function DirectionCard({ board, place, headline, page, isChosen, onChoose }: DirectionCardProps) {
  const { direction } = board;
  return (
    <article className={`direction-card${isChosen ? " direction-chosen" : ""}`}>
      <label className="direction-head">
        <input type="radio" name="direction" checked={isChosen} onChange={onChoose} />
        <span>
          <span className="direction-place">{place}</span>
          <span className="direction-name">{direction.name}</span>
        </span>
      </label>
      <PreviewFrame isThumbnail title={`${direction.name}: the landing page`} address={page} ratio={0.75} />
      <BoardSheet board={board} headline={headline} isShort />
      <div className="direction-words">
        <p className="quiet">{direction.reasons.join(" ")}</p>
      </div>
    </article>
  );
}
