import type { Deliverable } from "#data/console-api";
import { Badge, StateBadge } from "#/doors/console/app/parts/badge";

type DeliverableRowProps = {
  readonly row: Deliverable;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly isTicked?: boolean;
  readonly onTick?: (id: string, isTicked: boolean) => void;
};

/** One import in the list. */
export function DeliverableRow({ row, isOpen, onOpen, isTicked = false, onTick }: DeliverableRowProps) {
  const { id, name, kind, status, checks } = row;
  const blocked = checks.some(({ safety, severity }) => safety && severity === "error");
  return (
    <li className={`deliverable-row${isOpen ? " deliverable-open" : ""}`}>
      {onTick && (
        <input
          type="checkbox"
          aria-label={`Choose ${name}`}
          checked={isTicked}
          onChange={(event) => onTick(id, event.target.checked)}
        />
      )}
      <button type="button" aria-current={isOpen || undefined} onClick={onOpen}>
        <span className="deliverable-name">{name}</span>
        <span className="quiet">
          {kind}
          {checks.length > 0 && `, ${checks.length} ${checks.length === 1 ? "finding" : "findings"}`}
        </span>
      </button>
      {blocked ? <Badge tone="danger">Blocked</Badge> : <StateBadge state={status} />}
    </li>
  );
}
