import { Button } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";

type StaleNoticeProps = {
  /** Puts what the server has now into the form. */
  readonly onReload: () => void;
  /** Saves what the person entered over it. */
  readonly onKeep: () => void;
  readonly isBusy: boolean;
};

/** Another person changed the same thing while the form was open: which of the two is to count. */
export const StaleNotice = ({ onReload, onKeep, isBusy }: StaleNoticeProps) => (
  <Notice
    tone="danger"
    title="Somebody changed this in the meantime"
    action={
      <>
        <Button size="small" onClick={onReload}>
          Load theirs
        </Button>
        <Button size="small" onClick={onKeep} isBusy={isBusy}>
          Keep mine
        </Button>
      </>
    }
  >
    Nothing was saved. Load what is there now, or save what you entered over it.
  </Notice>
);
