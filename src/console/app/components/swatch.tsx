type SwatchProps = {
  /** Any CSS colour. */
  readonly color: string;
  /** Name of the colour; absent if text beside it names it. */
  readonly name?: string | undefined;
  readonly size?: "small" | "large" | undefined;
};

/** A colour sample. */
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
