import { useState } from "react";
import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { useQueryParam } from "#/console/app/router/location";
import { FinishExternal } from "#/console/app/screens/projects/finish-external";
import { ImportWork } from "#/console/app/screens/projects/import-work";
import { pluralize } from "#/console/app/components/format";

type ExternalStepProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

const reviewNote = "Review them under Deliverables, then finish the step. The audit checks everything that is accepted.";

/**
 * The pause for another design tool: what is missing, how to import it, and how to finish the step.
 */
export function ExternalStep({ project, design }: ExternalStepProps) {
  const [isFinishing, setFinishing] = useState(false);
  const [, setTab] = useQueryParam("tab");
  const { data } = useQuery("list_deliverables", { id: project.id, limit: 1 });
  const missingKinds = data ? listMissingKinds(data.counts) : [];
  const isReady = data !== undefined && missingKinds.length === 0;
  return (
    <>
      <Notice
        tone="info"
        title="Paused for work in another design tool"
        action={
          <>
            <Button onClick={() => setTab("handoff")}>Hand off</Button>
            <ImportWork design={design} projectId={project.id} variant={isReady ? "secondary" : "primary"} />
            {isReady && (
              <Button variant="primary" onClick={() => setFinishing(true)}>
                Finish step
              </Button>
            )}
          </>
        }
      >
        {data === undefined
          ? "Hand off the design, then import the work."
          : isReady
            ? `${pluralize(data.counts.components, "component")} and ${pluralize(data.counts.pages, "page")} imported. ${reviewNote}`
            : `Hand off the design, then import the work. To finish, import at least one ${missingKinds.join(" and one ")}.`}
      </Notice>
      <FinishExternal
        design={design}
        pending={data?.counts.pending ?? 0}
        isOpen={isFinishing}
        onClose={() => setFinishing(false)}
      />
    </>
  );
}

/** The kinds that must be imported before the step can finish. */
const listMissingKinds = ({ components, pages }: { readonly components: number; readonly pages: number }) => [
  ...(components === 0 ? ["component"] : []),
  ...(pages === 0 ? ["page"] : []),
];
