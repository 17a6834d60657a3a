import type { Maintenance } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Badge } from "#/console/app/components/badge";
import { Button } from "#/console/app/components/button";
import { Facts } from "#/console/app/components/facts";
import { formatBytes, pluralize } from "#/console/app/components/format";
import { Notice } from "#/console/app/components/notice";
import { Section } from "#/console/app/components/section";
import { Time } from "#/console/app/components/time";
import { useWorkspace } from "#/console/app/state/workspace";

/** Scheduled backups: state, last and next one, and a button that makes one now. */
export function Backups({ schedule, isRunning, last, failure, nextAt }: Maintenance["backups"]) {
  const { id } = useWorkspace();
  const { run, isBusy } = useMutation("start_maintenance", { invalidates: ["get_maintenance"] });
  if (!schedule)
    return (
      <Section title="Backups">
        <Notice tone="warning" title="No backups are scheduled">
          Set <code>LIVERY_BACKUP_DIR</code> to a folder on another disk and start the server again, or run{" "}
          <code>livery backup</code>.
        </Notice>
      </Section>
    );
  return (
    <Section
      title="Backups"
      actions={
        <Button isBusy={isBusy || isRunning} onClick={() => void run({ id, task: "BACKUP" })}>
          Back up now
        </Button>
      }
    >
      {failure && (
        <Notice tone="danger" title="The last backup failed">
          {failure.message} <Time at={failure.at} />
        </Notice>
      )}
      <Facts
        rows={[
          ["State", <BackupStatus key="state" isRunning={isRunning} hasFailed={failure !== null} isFirst={last === null} />],
          [
            "Last backup",
            last && (
              <>
                <Time at={last.madeAt} />, {formatBytes(last.bytes)}, <code>{last.file}</code>
              </>
            ),
          ],
          ["Next backup", nextAt && <Time key="next" at={nextAt} />],
          ["Interval", formatInterval(schedule.everySeconds)],
          ["Kept", `The newest ${pluralize(schedule.keep, "backup")}`],
          ["Folder", <code key="folder">{schedule.folder}</code>],
        ]}
      />
    </Section>
  );
}

type BackupStatusProps = { readonly isRunning: boolean; readonly hasFailed: boolean; readonly isFirst: boolean };

function BackupStatus({ isRunning, hasFailed, isFirst }: BackupStatusProps) {
  if (isRunning) return <Badge tone="info">Running</Badge>;
  if (hasFailed) return <Badge tone="danger">Failed</Badge>;
  return isFirst ? <Badge>None yet</Badge> : <Badge tone="success">Complete</Badge>;
}

const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** “Every 24 hours” as the largest unit that divides it. */
function formatInterval(seconds: number): string {
  const [unit, length] = units.find(([, one]) => seconds % one === 0) ?? ["second", 1];
  return seconds === length ? `Every ${unit}` : `Every ${pluralize(seconds / length, unit)}`;
}
