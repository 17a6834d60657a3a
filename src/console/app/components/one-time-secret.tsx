import { Button } from "#/console/app/components/button";
import { CopyButton } from "#/console/app/components/copy-button";

type OneTimeSecretProps = {
  /** What it is, as in the middle of a sentence: “invitation link”, “API key”. */
  readonly label: string;
  readonly text: string;
  /** That it is shown once, and how long it is valid. */
  readonly note: string;
  readonly onDone: () => void;
};

/**
 * A link or secret that is shown once, to be copied now. Make its dialog `isPersistent`, so that a
 * stray click does not close it.
 */
export function OneTimeSecret({ label, text, note, onDone }: OneTimeSecretProps) {
  return (
    <div className="shown-once">
      <p className="prose">{note}</p>
      <p className="shown-once-text">
        <span className="unseen">{label}: </span>
        <code>{text}</code>
      </p>
      <div className="dialog-actions">
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
        <CopyButton text={text} label={`Copy ${label}`} size="medium" variant="primary" />
      </div>
    </div>
  );
}
