import symbol from "#data/console-brand/symbol.json" with { type: "json" };

/** Livery's symbol in the colours of the current mode. */
export function BrandMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg
      className="brand-mark"
      width={size}
      height={size}
      viewBox={symbol.viewBox.join(" ")}
      aria-hidden="true"
      focusable="false"
    >
      {symbol.shapes.map(({ path, fill }) => (
        <path key={path} d={path} className={`brand-mark-${fill}`} />
      ))}
    </svg>
  );
}
