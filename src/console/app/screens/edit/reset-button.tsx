import { Button } from "#/console/app/components/button";

type ResetButtonProps = {
  /** Name of the edited value, as its label says it. */
  readonly label: string;
  readonly onReset: () => void;
};

/** Takes one edit back. */
export const ResetButton = ({ label, onReset }: ResetButtonProps) => (
  <Button variant="quiet" size="small" onClick={onReset} aria-label={`Reset ${label.toLowerCase()}`}>
    Reset
  </Button>
);
