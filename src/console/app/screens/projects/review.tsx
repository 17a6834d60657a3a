import { useState } from "react";
import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { useList, useQuery } from "#/console/app/api/queries";
import { StateBadge } from "#/console/app/components/badge";
import { Button, ButtonLink } from "#/console/app/components/button";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PageHeader } from "#/console/app/components/page-header";
import { Select } from "#/console/app/components/select";
import { navigate, useParam, useQueryParam } from "#/console/app/router/location";
import { Comparison } from "#/console/app/screens/compare/comparison";
import { ApproveDesign } from "#/console/app/screens/projects/approve-design";
import { PagesTab } from "#/console/app/screens/projects/pages-tab";
import { PublishDesign } from "#/console/app/screens/projects/publish-design";
import { RequestChanges } from "#/console/app/screens/projects/request-changes";
import { ResourceScreen } from "#/console/app/screens/resource-screen";
import { useWorkspace } from "#/console/app/state/workspace";

/**
 * Compares a design with another one of its brand: pages side by side, tokens that differ, and the
 * decision.
 */
export function ReviewScreen() {
  const project = useQuery("get_project", { id: useParam("project") });
  return (
    <ResourceScreen query={project} notFoundTitle="Project not found">
      {(data) => <DesignLoader project={data} />}
    </ResourceScreen>
  );
}

function DesignLoader({ project }: { readonly project: ProjectDetails }) {
  const design = useQuery("get_design", { id: project.designId });
  return (
    <ResourceScreen query={design} notFoundTitle="Design not found">
      {(data) => <ReviewView project={project} design={data} />}
    </ResourceScreen>
  );
}

type ReviewViewProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

function ReviewView({ project, design }: ReviewViewProps) {
  const { getPath, hasRole } = useWorkspace();
  const [openDialog, setOpenDialog] = useState<"approve" | "changes" | "publish">();
  const [from, setFrom] = useQueryParam("from");
  const brand = useQuery("get_brand", { id: design.brandId });
  const designs = useList(
    "list_brand_designs",
    { id: design.brandId, order: "newest", limit: 50 },
    (page) => page.designs,
    (page) => page.nextCursor,
  );
  const difference = useQuery("compare_designs", from === "" ? { id: design.id } : { id: design.id, from });
  const others = designs.rows?.filter(({ id, parts }) => id !== design.id && parts.includes("tokens")) ?? [];
  const isInReview = project.state === "DESIGN_REVIEW";
  const canPublish = design.status === "APPROVED";
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <PageHeader
        title="Compare versions"
        lead={`${design.name} and the brand's previous design.`}
        trail={[
          { label: "Brands", to: getPath() },
          { label: brand.data?.name ?? design.brief.name, to: getPath(`/brands/${design.brandId}`) },
          { label: project.name, to: getPath(`/projects/${project.id}`) },
        ]}
        state={<StateBadge state={project.state === "FINALIZED" ? design.status : project.state} />}
        actions={
          <>
            {isInReview && <ButtonLink to={getPath(`/designs/${design.id}/edit`)}>Edit</ButtonLink>}
            {hasRole("ADMIN") && (
              <>
                {isInReview && <Button onClick={() => setOpenDialog("changes")}>Request changes</Button>}
                {isInReview && (
                  <Button variant="primary" onClick={() => setOpenDialog("approve")}>
                    Approve
                  </Button>
                )}
                {canPublish && (
                  <Button variant="primary" onClick={() => setOpenDialog("publish")}>
                    Publish
                  </Button>
                )}
              </>
            )}
          </>
        }
      />
      <QueryBoundary query={difference}>
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
                <EmptyState title="Nothing to compare yet">
                  <p>
                    This is the brand's first design. Later designs are compared with it here, side by side and token by token.
                  </p>
                </EmptyState>
                <PagesTab design={design} />
              </>
            )}
          </>
        )}
      </QueryBoundary>
      <ApproveDesign project={project} design={design} isOpen={openDialog === "approve"} onClose={close} />
      <PublishDesign design={design} isOpen={openDialog === "publish"} onClose={close} />
      <RequestChanges
        project={project}
        design={design}
        isOpen={openDialog === "changes"}
        onClose={close}
        onDone={() => navigate(getPath(`/projects/${project.id}`))}
      />
    </>
  );
}
