import { useState } from "react";
import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { Button } from "#/doors/console/app/parts/button";
import { Notice } from "#/doors/console/app/parts/notice";
import { useQueryWord } from "#/doors/console/app/router/location";
import { FinishExternal } from "#/doors/console/app/screens/projects/finish-external";

type ExternalStepProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

/** The pause for an external design tool: what is still missing, and the two ways on. */
export function ExternalStep({ project, design }: ExternalStepProps) {
  const [isFinishing, setFinishing] = useState(false);
  const [, setTab] = useQueryWord("tab");
  const { data } = useAnswer("list_deliverables", { id: project.id, limit: 200 });
  const has = (kind: "component" | "page") =>
    data?.deliverables.some((row) => row.kind === kind && (row.status === "DRAFT" || row.status === "ACCEPTED")) ?? false;
  const missing = (["component", "page"] as const).filter((kind) => !has(kind));
  return (
    <>
      <Notice
        tone="info"
        title="Paused for work in an external design tool"
        action={
          <>
            <Button onClick={() => setTab("handoff")}>Hand it off</Button>
            <Button variant="primary" onClick={() => setFinishing(true)}>
              Finish external work
            </Button>
          </>
        }
      >
        {data === undefined
          ? "Hand the design off, then bring the work back."
          : missing.length > 0
            ? `Hand the design off, then bring the work back. Still needed: at least one ${missing.join(" and one ")}.`
            : "Work has come back. Look through it under Deliverables, then finish; the audit runs over everything."}
      </Notice>
      <FinishExternal design={design} isOpen={isFinishing} onClose={() => setFinishing(false)} />
    </>
  );
}
