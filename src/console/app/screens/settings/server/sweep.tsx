import type { Maintenance } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { Facts } from "#/console/app/components/facts";
import { formatBytes, pluralize } from "#/console/app/components/format";
import { Notice } from "#/console/app/components/notice";
import { Section } from "#/console/app/components/section";
import { Time } from "#/console/app/components/time";
import { useWorkspace } from "#/console/app/state/workspace";

/** Sweeping of unreferenced content: the last sweep, the next one, and a button that sweeps now. */
export function Sweep({ isRunning, last, failure, nextAt }: Maintenance["sweep"]) {
  const { id } = useWorkspace();
  const { run, isBusy } = useMutation("start_maintenance", { invalidates: ["get_maintenance"] });
  return (
    <Section
      title="Unused files"
      lead="Stored files that nothing uses any more are removed by the second sweep that finds them."
      actions={
        <Button isBusy={isBusy || isRunning} onClick={() => void run({ id, task: "SWEEP" })}>
          Sweep now
        </Button>
      }
    >
      {failure && (
        <Notice tone="danger" title="The last sweep failed">
          {failure.message} <Time at={failure.at} />
        </Notice>
      )}
      <Facts
        rows={[
          ["Last sweep", last ? <Time key="last" at={last.at} /> : "None since the server started"],
          ["Removed", last && formatFiles(last.removedFiles, last.removedBytes)],
          [
            "Found",
            last && last.foundFiles > 0 && `${formatFiles(last.foundFiles, last.foundBytes)}, which the next sweep removes`,
          ],
          ["Next sweep", nextAt && <Time key="next" at={nextAt} />],
        ]}
      />
    </Section>
  );
}

const formatFiles = (files: number, bytes: number) =>
  files === 0 ? "Nothing" : `${pluralize(files, "file")}, ${formatBytes(bytes)}`;
