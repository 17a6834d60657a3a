import type { Deliverable } from "#data/console-api";
import { Badge, StateBadge } from "#/console/app/components/badge";
import { pluralize } from "#/console/app/components/format";

type DeliverableRowProps = {
  readonly row: Deliverable;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly isSelected?: boolean;
  readonly onSelect?: (id: string, isSelected: boolean) => void;
};

export function DeliverableRow({ row, isOpen, onOpen, isSelected = false, onSelect }: DeliverableRowProps) {
  const { id, name, kind, status, checks } = row;
  const isBlocked = checks.some(({ safety, severity }) => safety && severity === "error");
  return (
    <li className={`deliverable-row${isOpen ? " deliverable-open" : ""}`}>
      {onSelect && (
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={(event) => onSelect(id, event.target.checked)}
        />
      )}
      <button type="button" aria-current={isOpen || undefined} onClick={onOpen}>
        <span className="deliverable-name">{name}</span>
        <span className="quiet">
          {kind}
          {checks.length > 0 && `, ${pluralize(checks.length, "finding")}`}
        </span>
      </button>
      {isBlocked ? <Badge tone="danger">Blocked</Badge> : <StateBadge state={status} />}
    </li>
  );
}
