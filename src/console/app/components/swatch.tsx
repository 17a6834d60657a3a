type SwatchProps = {
  /** Any CSS colour. */
  readonly color: string;
  /** What it is called; absent where the words beside it say so. */
  readonly name?: string | undefined;
  readonly size?: "small" | "large" | undefined;
};

/** A colour to look at. */
export function Swatch({ color, name, size = "small" }: SwatchProps) {
  const patch = <span className={`swatch swatch-${size}`} style={{ backgroundColor: color }} />;
  if (name === undefined) return patch;
  return (
    <span className="swatch-named">
      {patch}
      <span>{name}</span>
      <code>{color}</code>
    </span>
  );
}
