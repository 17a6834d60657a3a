import { useState } from "react";
import { Button } from "#/doors/console/app/parts/button";

type ChangeListProps = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
};

/** How many names of one kind are shown before the rest is asked for. */
const shownAtFirst = 24;

/** What came, went and changed, by name. */
export function ChangeList({ added, removed, changed }: ChangeListProps) {
  if (added.length + removed.length + changed.length === 0) return <p className="quiet">Nothing differs.</p>;
  return (
    <div className="change-list">
      <Names title="New" names={added} />
      <Names title="Gone" names={removed} />
      <Names title="Changed" names={changed} />
    </div>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  if (names.length === 0) return null;
  return (
    <section>
      <h3>
        {title} <span className="quiet">{names.length}</span>
      </h3>
      <ul>
        {(isWhole ? names : names.slice(0, shownAtFirst)).map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      {!isWhole && names.length > shownAtFirst && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          Show all {names.length}
        </Button>
      )}
    </section>
  );
}
