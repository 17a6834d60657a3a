import { useState } from "react";
import { Button } from "#/console/app/components/button";

type ChangeListProps = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
};

/** How many names of one kind are shown before the rest is asked for. */
const initialCount = 24;

/** What came, went and changed, by name. */
export function ChangeList({ added, removed, changed }: ChangeListProps) {
  if (added.length + removed.length + changed.length === 0) return <p className="quiet">Nothing differs.</p>;
  return (
    <div className="change-list">
      <NameList title="New" names={added} />
      <NameList title="Gone" names={removed} />
      <NameList title="Changed" names={changed} />
    </div>
  );
}

function NameList({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  const [isExpanded, setExpanded] = useState(false);
  if (names.length === 0) return null;
  return (
    <section>
      <h3>
        {title} <span className="quiet">{names.length}</span>
      </h3>
      <ul>
        {(isExpanded ? names : names.slice(0, initialCount)).map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      {!isExpanded && names.length > initialCount && (
        <Button size="small" variant="quiet" onClick={() => setExpanded(true)}>
          Show all {names.length}
        </Button>
      )}
    </section>
  );
}
