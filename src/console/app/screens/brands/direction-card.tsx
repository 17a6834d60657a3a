import type { Board } from "#data/console-api";
import { PreviewFrame } from "#/console/app/components/preview-frame";
import { Moodboard } from "#/console/app/components/moodboard/moodboard";

type DirectionCardProps = {
  readonly board: Board;
  /** Why the direction is offered: it fits the brief, is close to it, or contrasts with it. */
  readonly positionLabel: string;
  readonly headline: string | undefined;
  /** URL of the landing page in this direction. */
  readonly pageUrl: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** A direction to choose: its landing page, mood board and rules. */
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
