import type { Board } from "#data/console-api";
import { PreviewFrame } from "#/console/app/components/preview-frame";
import { Moodboard } from "#/console/app/components/moodboard/moodboard";

type DirectionCardProps = {
  readonly board: Board;
  /** Why it stands where it stands: the brief's own, its neighbour, the counterpoint. */
  readonly positionLabel: string;
  readonly headline: string | undefined;
  /** Address of the landing page in this direction. */
  readonly pageUrl: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** One direction to choose: its landing page as it would be, its board, and what it holds to. */
export function DirectionCard({ board, positionLabel, headline, pageUrl, isChosen, onChoose }: DirectionCardProps) {
  const { direction } = board;
  return (
    <article className={`direction-card${isChosen ? " direction-chosen" : ""}`}>
      <label className="direction-head">
        <input type="radio" name="direction" checked={isChosen} onChange={onChoose} />
        <span>
          <span className="direction-place">{positionLabel}</span>
          <span className="direction-name">{direction.name}</span>
        </span>
      </label>
      <PreviewFrame isThumbnail title={`${direction.name}: the landing page`} url={pageUrl} ratio={0.75} />
      <Moodboard board={board} headline={headline} isCompact />
      <div className="direction-words">
        <p className="quiet">{direction.reasons.join(" ")}</p>
      </div>
    </article>
  );
}
