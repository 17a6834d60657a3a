import { useEffect, useRef } from "react";
import type { Board } from "#data/console-api";
import { Button } from "#/console/app/components/button";
import { TextField } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";
import { Moodboard } from "#/console/app/components/moodboard/moodboard";
import { Notice } from "#/console/app/components/notice";
import { PreviewFrame } from "#/console/app/components/preview-frame";
import { Spinner } from "#/console/app/components/spinner";
import type { BriefValues } from "#/console/app/screens/brands/brief-values";
import { DirectionSelect } from "#/console/app/screens/brands/direction-select";

type DirectionStepProps = {
  readonly boards: readonly Board[];
  readonly chosen: Board | undefined;
  readonly onChoose: (direction: Board["direction"]["id"]) => void;
  /** Why the first direction is the first. */
  readonly firstLabel: string;
  /** The direction that the brief decides on; empty if Livery suggests one. */
  readonly requested: BriefValues["archetype"];
  readonly onRequest: (direction: BriefValues["archetype"]) => void;
  readonly headline: string | undefined;
  /** The design's name, and the default if it is empty. */
  readonly name: string;
  readonly namePlaceholder: string;
  readonly onName: (name: string) => void;
  /** URL of the landing page in a direction. */
  readonly getPageUrl: (direction: Board["direction"]["id"]) => string;
  /** The server's message if the boards cannot be created. */
  readonly failureMessage: string | undefined;
  readonly submit: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onSend: () => unknown;
  readonly onBack: () => void;
};

const positionLabels = ["Close to the brief", "A contrast"];

/**
 * The second step: three directions side by side, one of them selected, a list of all others, and
 * the button that creates or changes the design.
 */
export function DirectionStep(props: DirectionStepProps) {
  const {
    boards,
    chosen,
    onChoose,
    firstLabel,
    requested,
    onRequest,
    headline,
    name,
    namePlaceholder,
    onName,
    getPageUrl,
    failureMessage,
    submit,
    isBusy,
    problem,
    onSend,
    onBack,
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <section aria-labelledby="directions" className="stack">
      <h2 id="directions" ref={heading} tabIndex={-1} className="unseen">
        Choose a direction
      </h2>
      <div className="direction-request">
        <DirectionSelect label="First direction" value={requested} onChange={onRequest} />
      </div>
      {failureMessage && <Notice tone="danger">{failureMessage}</Notice>}
      {boards.length === 0 && !failureMessage && (
        <p className="brief-waiting" role="status">
          <Spinner /> Creating the mood boards…
        </p>
      )}
      <div className="direction-grid" role="radiogroup" aria-label="Direction">
        {boards.map((board, index) => (
          <DirectionCard
            key={board.direction.id}
            board={board}
            positionLabel={index === 0 ? firstLabel : (positionLabels[index - 1] ?? "")}
            headline={headline}
            pageUrl={getPageUrl(board.direction.id)}
            isChosen={board === chosen}
            onChoose={() => onChoose(board.direction.id)}
          />
        ))}
      </div>
      <Form
        onSubmit={onSend}
        submit={submit}
        isBusy={isBusy}
        problem={problem}
        actions={
          <Button variant="quiet" onClick={onBack}>
            Back to the brief
          </Button>
        }
      >
        <TextField
          label="Design name"
          hint="Distinguishes this design from the brand's others. You can change it at any time."
          isOptional
          maxLength={120}
          autoComplete="off"
          placeholder={namePlaceholder}
          value={name}
          onChange={onName}
        />
        {chosen && (
          <p className="brief-chosen">
            Selected: <strong>{chosen.direction.name}</strong>. Livery creates the foundation next and waits for your approval.
            You can return and choose another direction until the design is approved.
          </p>
        )}
      </Form>
    </section>
  );
}

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
function DirectionCard({ board, positionLabel, headline, pageUrl, isChosen, onChoose }: DirectionCardProps) {
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
