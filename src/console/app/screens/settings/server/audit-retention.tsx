import type { Maintenance } from "#data/console-api";
import { Facts } from "#/console/app/components/facts";
import { pluralize } from "#/console/app/components/format";
import { Notice } from "#/console/app/components/notice";
import { Section } from "#/console/app/components/section";
import { Time } from "#/console/app/components/time";

/** How long the audit log keeps entries, and the last export of old ones. */
export function AuditRetention({ keepDays, last, failure }: Maintenance["auditLog"]) {
  return (
    <Section title="Retention of the audit log">
      {failure && (
        <Notice tone="danger" title="Old entries could not be exported">
          {failure.message} <Time at={failure.at} />
        </Notice>
      )}
      <Facts
        rows={[
          ["Entries are kept", keepDays === null ? "For ever" : `For ${pluralize(keepDays, "day")}, then exported and removed`],
          [
            "Last export",
            last && (
              <>
                <Time at={last.exportedAt} />, {pluralize(last.entries, "entry", "entries")}, <code>{last.file}</code>
              </>
            ),
          ],
        ]}
      />
    </Section>
  );
}
