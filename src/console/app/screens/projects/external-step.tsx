import { useState } from "react";
import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { useQuery } from "#/console/app/api/use-query";
import { Button } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { useQueryParam } from "#/console/app/router/location";
import { FinishExternal } from "#/console/app/screens/projects/finish-external";
import { ImportWork } from "#/console/app/screens/projects/import-work";

type ExternalStepProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

/** The pause for an outside design tool: what is still missing, the way to bring it, and the way on. */
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
        title="Paused for work in an outside design tool"
        action={
          <>
            <Button onClick={() => setTab("handoff")}>Hand it off</Button>
            <ImportWork design={design} projectId={project.id} variant={isReady ? "secondary" : "primary"} />
            {isReady && (
              <Button variant="primary" onClick={() => setFinishing(true)}>
                Finish the step
              </Button>
            )}
          </>
        }
      >
        {data === undefined
          ? "Hand the design off, then import the work."
          : isReady
            ? `${data.counts.components} ${data.counts.components === 1 ? "component" : "components"} and ${data.counts.pages} ${data.counts.pages === 1 ? "page" : "pages"} are imported. Review them under Deliverables, then finish; the audit runs over everything that is accepted.`
            : `Hand the design off, then import the work. To finish, import at least one ${missingKinds.join(" and one ")}.`}
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

/** What has to be imported before the step can end. */
const listMissingKinds = ({ components, pages }: { readonly components: number; readonly pages: number }) => [
  ...(components === 0 ? ["component"] : []),
  ...(pages === 0 ? ["page"] : []),
];
