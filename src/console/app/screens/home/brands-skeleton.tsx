const placeholders = ["first", "second", "third"];

/** The places of brands while they are on their way. */
export function BrandsSkeleton() {
  return (
    <div className="brand-grid skeleton" role="status">
      <span className="unseen">Loading brands</span>
      {placeholders.map((placeholder) => (
        <div key={placeholder} className="brand-blank" />
      ))}
    </div>
  );
}
