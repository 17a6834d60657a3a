import { useState } from "react";
import { Button } from "#/console/app/components/button";

type ChangeListProps = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  /** What people decided, as sentences. */
  readonly decisions?: readonly { readonly text: string; readonly reason?: string | undefined }[] | undefined;
};

/** The number of names that are shown before the list is expanded. */
const initialCount = 24;

/** What people decided, and added, removed and changed names. */
export function ChangeList({ added, removed, changed, decisions = [] }: ChangeListProps) {
  if (added.length + removed.length + changed.length + decisions.length === 0) return <p className="quiet">No differences.</p>;
  return (
    <div className="change-list">
      {decisions.length > 0 && (
        <section>
          <h3>Decided by people</h3>
          <DecisionList decisions={decisions} />
        </section>
      )}
      <NameList title="Added" names={added} />
      <NameList title="Removed" names={removed} />
      <NameList title="Changed" names={changed} />
    </div>
  );
}

type Decisions = NonNullable<ChangeListProps["decisions"]>;

/** Edits by hand and parts that were brought in, with their reasons. */
export const DecisionList = ({ decisions }: { readonly decisions: Decisions }) => (
  <ul className="change-decisions">
    {decisions.map(({ text, reason }) => (
      <li key={text}>
        {text}
        {reason && <span className="quiet"> {reason}</span>}
      </li>
    ))}
  </ul>
);

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
