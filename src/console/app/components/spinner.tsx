/** Something is under way; the words around it say what. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
