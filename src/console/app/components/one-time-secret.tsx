import { Button } from "#/console/app/components/button";
import { CopyButton } from "#/console/app/components/copy-button";

type OneTimeSecretProps = {
  /** What it is, as in the middle of a sentence: “invitation link”, “API key”. */
  readonly label: string;
  readonly text: string;
  /** What to know of it: that it comes once, and how long it works. */
  readonly note: string;
  readonly onDone: () => void;
};

/** A link or a secret that nobody can show again: to be copied now. Give its dialog `isPersistent`, so that a stray click does not lose it. */
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
