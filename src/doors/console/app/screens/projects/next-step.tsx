import { useState } from "react";
import type { DesignDetails, ProjectDetails } from "#data/console-api";
import type { StageProgress } from "#/doors/console/app/api/use-progress";
import { Button, ButtonAnchor, ButtonLink } from "#/doors/console/app/parts/button";
import { Notice } from "#/doors/console/app/parts/notice";
import { Progress } from "#/doors/console/app/parts/progress";
import { useQueryWord } from "#/doors/console/app/router/location";
import { serverAddress } from "#/doors/console/app/router/address";
import { ApproveDesign } from "#/doors/console/app/screens/projects/approve-design";
import { moved, useRun } from "#/doors/console/app/screens/projects/decisions";
import { FinishExternal } from "#/doors/console/app/screens/projects/finish-external";
import { PublishDesign } from "#/doors/console/app/screens/projects/publish-design";
import { RequestChanges } from "#/doors/console/app/screens/projects/request-changes";
import { stageWords } from "#/doors/console/app/screens/projects/stages";
import { usePin } from "#/doors/console/app/screens/projects/use-pin";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useChange } from "#/doors/console/app/api/use-change";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type NextStepProps = {
  readonly project: ProjectDetails;
  readonly design: DesignDetails;
  readonly progress: { readonly stage: StageProgress | undefined; readonly isLost: boolean };
};

const workingStates = new Set(["BRIEF", "IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES", "COHERENCE_AUDIT"]);

/** What the project waits for, who can do it, and the button that does. */
export function NextStep(props: NextStepProps) {
  const { project, design } = props;
  if (project.running) return <Running {...props} />;
  if (project.state === "FAILED") return <Failed project={project} />;
  if (workingStates.has(project.state)) return <Ready project={project} />;
  if (project.state === "FOUNDATION_REVIEW") return <FoundationReview project={project} design={design} />;
  if (project.state === "EXTERNAL_DESIGN") return <Outside project={project} design={design} />;
  if (project.state === "DESIGN_REVIEW") return <DesignReview project={project} design={design} />;
  if (project.state === "FINALIZED") return <Finished design={design} />;
  return (
    <div className="next-step">
      <Notice title="This project is cancelled">What it made so far can be looked at. Its brief can begin a new design.</Notice>
    </div>
  );
}

function Running({ project, progress: { stage, isLost } }: NextStepProps) {
  const label = stage?.label ?? stageWords[project.state] ?? "Waiting for its turn";
  return (
    <div className="next-step next-running" role="status">
      <Progress label={label} {...(stage && { value: stage.done, max: stage.of })} />
      <p className="quiet">
        {isLost
          ? "The connection is lost; it is taken up again by itself. The run goes on meanwhile."
          : "This goes on by itself; you can leave the page."}
      </p>
    </div>
  );
}

function Failed({ project }: { readonly project: ProjectDetails }) {
  const resume = useRun(true);
  return (
    <div className="next-step">
      <Notice
        tone="danger"
        title="The run stopped with a failure"
        action={
          <Button variant="primary" onClick={() => void resume.run({ id: project.id })} isBusy={resume.isBusy}>
            Resume
          </Button>
        }
      >
        {project.failure}
      </Notice>
    </div>
  );
}

function Ready({ project }: { readonly project: ProjectDetails }) {
  const run = useRun(false);
  return (
    <div className="next-step">
      <Notice
        tone="info"
        title={project.changeRequests.length > 0 ? "Changes were requested" : "Ready to run"}
        action={
          <Button variant="primary" onClick={() => void run.run({ id: project.id })} isBusy={run.isBusy}>
            Run
          </Button>
        }
      >
        It goes on with {stageWords[project.state]?.toLowerCase()} and stops where somebody has to decide.
      </Notice>
    </div>
  );
}

type Waiting = Pick<NextStepProps, "project" | "design">;

const othersDecide = "An owner or an admin of the workspace decides. You can look at everything meanwhile.";

function FoundationReview({ project, design }: Waiting) {
  const { may } = useWorkspace();
  const [isRequesting, setRequesting] = useState(false);
  const approve = useChange("approve_project", {
    refreshes: moved,
    says: ({ version }) => `The foundation is approved as ${version.number}. Components and pages are being made.`,
  });
  return (
    <div className="next-step">
      <Notice
        tone="info"
        title="The foundation waits for review"
        action={
          may("ADMIN") && (
            <>
              <Button onClick={() => setRequesting(true)}>Request changes</Button>
              <Button
                variant="primary"
                onClick={() => void approve.run({ id: project.id, review: "FOUNDATION_REVIEW" })}
                isBusy={approve.isBusy}
              >
                Approve the foundation
              </Button>
            </>
          )
        }
      >
        {may("ADMIN") ? "Look at mark, colours and type below. Components and pages are made of them next." : othersDecide}
      </Notice>
      <RequestChanges project={project} design={design} isOpen={isRequesting} onClose={() => setRequesting(false)} />
    </div>
  );
}

function Outside({ project, design }: Waiting) {
  const [isFinishing, setFinishing] = useState(false);
  const [, setTab] = useQueryWord("tab");
  const { data } = useAnswer("list_deliverables", { id: project.id, limit: 200 });
  const has = (kind: "component" | "page") =>
    data?.deliverables.some((row) => row.kind === kind && (row.status === "DRAFT" || row.status === "ACCEPTED")) ?? false;
  const missing = (["component", "page"] as const).filter((kind) => !has(kind));
  return (
    <div className="next-step">
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
        {missing.length > 0
          ? `Hand the design off, then bring the work back. Still needed: at least one ${missing.join(" and one ")}.`
          : "Work has come back. Look through it under Deliverables, then finish; the audit runs over everything."}
      </Notice>
      <FinishExternal design={design} isOpen={isFinishing} onClose={() => setFinishing(false)} />
    </div>
  );
}

function DesignReview({ project, design }: Waiting) {
  const { may, path } = useWorkspace();
  const [asking, setAsking] = useState<"approve" | "changes">();
  const errors = design.audit?.error ?? 0;
  return (
    <div className="next-step">
      <Notice
        tone={errors > 0 ? "warning" : "info"}
        title="The design waits for review"
        action={
          <>
            <ButtonLink to={path(`/projects/${project.id}/review`)}>Side by side</ButtonLink>
            {may("ADMIN") && (
              <>
                <Button onClick={() => setAsking("changes")}>Request changes</Button>
                <Button variant="primary" onClick={() => setAsking("approve")}>
                  Approve
                </Button>
              </>
            )}
          </>
        }
      >
        {errors > 0
          ? `The audit has ${errors} open ${errors === 1 ? "error" : "errors"}: mend or waive them under Audit before it can be approved.`
          : may("ADMIN")
            ? "Everything is made and audited. Compare it with what is public, then decide."
            : othersDecide}
      </Notice>
      <ApproveDesign project={project} design={design} isOpen={asking === "approve"} onClose={() => setAsking(undefined)} />
      <RequestChanges project={project} design={design} isOpen={asking === "changes"} onClose={() => setAsking(undefined)} />
    </div>
  );
}

function Finished({ design }: { readonly design: DesignDetails }) {
  const { may } = useWorkspace();
  const pin = usePin();
  const [isPublishing, setPublishing] = useState(false);
  const brand = useAnswer("get_brand", { id: design.brandId });
  const system = brand.data?.system;
  const isServed = system?.servedDesignId === design.id;
  const isPublished = design.status === "PUBLISHED";
  if (design.status === "ARCHIVED")
    return (
      <div className="next-step">
        <Notice title="This design is archived">It is served to nobody. Its brief can begin a new design.</Notice>
      </div>
    );
  return (
    <div className="next-step">
      <Notice
        tone="success"
        title={isPublished ? `Published as ${design.version}` : `Approved as ${design.version}`}
        action={
          <>
            {system && isServed && system.status === "ACTIVE" && (
              <ButtonAnchor href={serverAddress(`/systems/${encodeURIComponent(system.slug)}`)} icon="external" target="_blank">
                Public page
              </ButtonAnchor>
            )}
            {may("ADMIN") && <Button onClick={() => void pin(design)}>{design.pinned ? "Unpin" : "Pin"}</Button>}
            {may("ADMIN") && !isPublished && (
              <Button variant="primary" onClick={() => setPublishing(true)}>
                Publish
              </Button>
            )}
          </>
        }
      >
        {isServed
          ? isPublished
            ? "This is what the public sees."
            : "The public sees it already. Publishing makes it a release with a version of its own."
          : "The public sees another design of this brand."}
      </Notice>
      <PublishDesign design={design} isOpen={isPublishing} onClose={() => setPublishing(false)} />
    </div>
  );
}
