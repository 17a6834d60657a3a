type ProgressProps = {
  /** What is under way. */
  readonly label: string;
  /** How much is done, of `max`; absent where nobody knows. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
};

/** How far something that takes more than a second has come. */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  return (
    <div className="progress">
      <span className="progress-label">{label}</span>
      <progress aria-label={label} max={max} {...(value !== undefined && { value })} />
    </div>
  );
}
