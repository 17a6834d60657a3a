import { useState } from "react";
import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useList } from "#/doors/console/app/api/use-list";
import { StateBadge } from "#/doors/console/app/parts/badge";
import { Button } from "#/doors/console/app/parts/button";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { Select } from "#/doors/console/app/parts/select";
import { goTo, useQueryWord } from "#/doors/console/app/router/location";
import { useParam } from "#/doors/console/app/router/params";
import { Comparison } from "#/doors/console/app/screens/compare/comparison";
import { ApproveDesign } from "#/doors/console/app/screens/projects/approve-design";
import { PagesTab } from "#/doors/console/app/screens/projects/pages-tab";
import { PublishDesign } from "#/doors/console/app/screens/projects/publish-design";
import { RequestChanges } from "#/doors/console/app/screens/projects/request-changes";
import { Found } from "#/doors/console/app/screens/found";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** A design beside another one of its brand: the same page of both, every token that differs, and the decision. */
export function ReviewScreen() {
  const project = useAnswer("get_project", { id: useParam("project") });
  return (
    <Found known={project} missing="No such project">
      {(data) => <WithDesign project={data} />}
    </Found>
  );
}

function WithDesign({ project }: { readonly project: ProjectDetails }) {
  const design = useAnswer("get_design", { id: project.designId });
  return (
    <Found known={design} missing="No such design">
      {(data) => <Shown project={project} design={data} />}
    </Found>
  );
}

type ShownProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

function Shown({ project, design }: ShownProps) {
  const { path, may } = useWorkspace();
  const [asking, setAsking] = useState<"approve" | "changes" | "publish">();
  const [from, setFrom] = useQueryWord("from");
  const brand = useAnswer("get_brand", { id: design.brandId });
  const designs = useList(
    "list_brand_designs",
    { id: design.brandId, order: "newest", limit: 50 },
    (answer) => answer.designs,
    (answer) => answer.nextCursor,
  );
  const difference = useAnswer("compare_designs", from === "" ? { id: design.id } : { id: design.id, from });
  const others = designs.rows?.filter(({ id, parts }) => id !== design.id && parts.includes("tokens")) ?? [];
  const isInReview = project.state === "DESIGN_REVIEW";
  const canPublish = design.status === "APPROVED";
  const close = () => setAsking(undefined);
  return (
    <>
      <PageHeader
        title="Compare versions"
        lead={`${design.name}, and what the brand was before it.`}
        trail={[
          { label: "Brands", to: path() },
          { label: brand.data?.name ?? design.brief.name, to: path(`/brands/${design.brandId}`) },
          { label: project.name, to: path(`/projects/${project.id}`) },
        ]}
        state={<StateBadge state={project.state === "FINALIZED" ? design.status : project.state} />}
        actions={
          may("ADMIN") && (
            <>
              {isInReview && <Button onClick={() => setAsking("changes")}>Request changes</Button>}
              {isInReview && (
                <Button variant="primary" onClick={() => setAsking("approve")}>
                  Approve
                </Button>
              )}
              {canPublish && (
                <Button variant="primary" onClick={() => setAsking("publish")}>
                  Publish
                </Button>
              )}
            </>
          )
        }
      />
      <Loaded known={difference}>
        {({ from: before, ...rest }) => (
          <>
            {before && others.length > 1 && (
              <div className="review-with">
                <Select
                  label="Compare with"
                  options={others.map(({ id, name, version, status }) => ({
                    value: id,
                    label: [name, version ?? status.toLowerCase().replace("_", " ")].join(", "),
                  }))}
                  value={before.designId}
                  onChange={setFrom}
                />
              </div>
            )}
            {before ? (
              <Comparison difference={{ ...rest, from: before }} />
            ) : (
              <>
                <EmptyState title="Nothing to compare it with yet">
                  <p>
                    This is the brand's first design. From the next one on, the two stand side by side here, with every token that
                    differs.
                  </p>
                </EmptyState>
                <PagesTab design={design} />
              </>
            )}
          </>
        )}
      </Loaded>
      <ApproveDesign project={project} design={design} isOpen={asking === "approve"} onClose={close} />
      <PublishDesign design={design} isOpen={asking === "publish"} onClose={close} />
      <RequestChanges
        project={project}
        design={design}
        isOpen={asking === "changes"}
        onClose={close}
        onDone={() => goTo(path(`/projects/${project.id}`))}
      />
    </>
  );
}
