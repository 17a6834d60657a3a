import { Button } from "#/console/app/components/button";
import { pluralize } from "#/console/app/components/format";
import { setAdjustment } from "#/console/app/screens/edit/adjustment-list";
import type { Edits } from "#/console/app/screens/edit/use-edits";
import type { AuditChange } from "#/console/app/screens/edit/use-edits-check";
import { type Finding, FindingRow } from "#/console/app/screens/projects/finding-row";

type AuditChangeListProps = { readonly change: AuditChange; readonly edits: Pick<Edits, "list" | "replace"> };

/** The most findings that are shown at once; the others are folded. */
const maxShown = 2;
/** The most subjects that a line names. */
const maxNamed = 3;

/** Findings of one rule with the same fix as values are one problem: the first one, then the others. */
const groupByFix = (findings: readonly Finding[]) => [
  ...Map.groupBy(findings, ({ rule, subject, adjustments }) =>
    adjustments ? `${rule} ${JSON.stringify(adjustments)}` : `${rule} ${subject}`,
  ).values(),
];

const listSubjects = (findings: readonly Finding[]) =>
  findings
    .slice(0, maxNamed)
    .map(({ subject }) => subject)
    .join("; ") + (findings.length > maxNamed ? ` and ${findings.length - maxNamed} more` : "");

/** Audit findings that edits bring, with the values that fix them, and those that are gone. */
export function AuditChangeList({ change: { appear, disappear }, edits }: AuditChangeListProps) {
  if (appear.length + disappear.length === 0) return null;
  const groups = groupByFix(appear);
  const fixable = groups.flatMap(([first]) => (first?.adjustments?.length ? [first] : []));
  // Of two fixes of one value the first counts.
  const apply = (findings: readonly Finding[]) =>
    edits.replace(findings.flatMap(({ adjustments = [] }) => adjustments).reduceRight(setAdjustment, edits.list));
  const toRow = ([first, ...others]: readonly Finding[]) =>
    first && (
      <FindingRow
        key={`${first.rule} ${first.subject}`}
        finding={first}
        isBusy={false}
        onApply={fixable.includes(first) ? (fixed) => apply([fixed]) : undefined}
        onWaive={undefined}
        note={others.length > 0 ? `The same fix helps ${listSubjects(others)}.` : undefined}
      />
    );
  return (
    <div className="audit-change">
      {groups.length > 0 && <ul className="finding-list">{groups.slice(0, maxShown).map(toRow)}</ul>}
      {groups.length > maxShown && (
        <details className="edit-fold">
          <summary>{pluralize(groups.length - maxShown, "more finding")}</summary>
          <ul className="finding-list">{groups.slice(maxShown).map(toRow)}</ul>
        </details>
      )}
      {fixable.length > 1 && (
        <Button size="small" onClick={() => apply(fixable)}>
          Use all {fixable.length} nearest values
        </Button>
      )}
      {disappear.length > 0 && (
        <p className="quiet">
          Fixes {pluralize(disappear.length, "audit finding")}: {listSubjects(disappear)}.
        </p>
      )}
    </div>
  );
}
