import { Button } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";

type StaleNoticeProps = {
  /** Replaces the form's values with the server's. */
  readonly onReload: () => void;
  /** Overwrites the server's values with the form's. */
  readonly onKeep: () => void;
  readonly isBusy: boolean;
};

/** Shown when another person changed the resource while the form was open. */
export const StaleNotice = ({ onReload, onKeep, isBusy }: StaleNoticeProps) => (
  <Notice
    tone="danger"
    title="Someone else changed this"
    action={
      <>
        <Button size="small" onClick={onReload}>
          Load their version
        </Button>
        <Button size="small" onClick={onKeep} isBusy={isBusy}>
          Save mine
        </Button>
      </>
    }
  >
    Your changes were not saved. Load the current version, or overwrite it with yours.
  </Notice>
);
