const widths = ["100%", "82%", "91%", "68%", "95%", "76%"];

/**
 * Placeholder for text, up to six lines. It appears after a short delay, so that fast responses do
 * not flicker.
 */
export function Skeleton({ lines = 3, label = "Loading" }: { readonly lines?: number; readonly label?: string }) {
  return (
    <div className="skeleton" role="status">
      <span className="unseen">{label}</span>
      {widths.slice(0, lines).map((width) => (
        <span key={width} className="skeleton-line" style={{ width }} />
      ))}
    </div>
  );
}
