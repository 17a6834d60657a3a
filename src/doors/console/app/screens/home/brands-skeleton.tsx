const places = ["first", "second", "third"];

/** The places of brands while they are on their way. */
export function BrandsSkeleton() {
  return (
    <div className="brand-grid skeleton" role="status">
      <span className="unseen">Loading brands</span>
      {places.map((place) => (
        <div key={place} className="brand-blank" />
      ))}
    </div>
  );
}
