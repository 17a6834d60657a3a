import { useState } from "react";
import type { Brand, Design } from "#data/console-api";
import type { Query } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { Badge, StateBadge, toSentenceCase } from "#/console/app/components/badge";
import { Button, ButtonLink } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Menu, type MenuItem } from "#/console/app/components/menu";
import { Section } from "#/console/app/components/section";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { navigate } from "#/console/app/router/location";
import { Link } from "#/console/app/router/link";
import { useDuplicateDesign } from "#/console/app/screens/projects/use-duplicate-design";
import { useTogglePin } from "#/console/app/screens/projects/use-pin";
import { useWorkspace } from "#/console/app/state/workspace";

type BrandDesignsProps = {
  readonly brand: Brand;
  readonly designs: Query<unknown> & {
    readonly rows: readonly Design[] | undefined;
    readonly loadMore?: () => Promise<void>;
    readonly isLoadingMore: boolean;
    readonly reload: () => void;
  };
  readonly newDesign: string;
};

/** The designs of a brand, newest first, with their actions. */
export function BrandDesigns({ brand, designs, newDesign }: BrandDesignsProps) {
  const { getPath, hasRole } = useWorkspace();
  const pin = useTogglePin();
  const duplicate = useDuplicateDesign();
  const [archived, setArchived] = useState<Design>();
  const archive = useMutation("archive_design", {
    inForm: true,
    invalidates: ["list_brand_designs", "get_brand", "list_workspace_brands"],
    successMessage: ({ name }) => `${name} is archived.`,
  });
  const restore = useMutation("restore_design", {
    invalidates: ["list_brand_designs", "get_brand", "list_workspace_brands", "get_design"],
    successMessage: ({ name }) => `${name} is restored.`,
  });
  const canCompare = (designs.rows?.filter(({ parts }) => parts.includes("tokens")).length ?? 0) > 1;
  const getActions = (design: Design): readonly MenuItem[] => {
    const isOpen = design.status === "APPROVED" || design.status === "PUBLISHED";
    const { project } = design;
    return [
      ...(project ? [{ label: "Open", icon: "brands", run: () => navigate(getPath(`/projects/${project.id}`)) } as const] : []),
      ...((design.status === "DRAFT" || design.status === "IN_REVIEW") && design.parts.includes("tokens")
        ? [
            {
              label: "Edit by hand",
              icon: "settings",
              run: () => navigate(getPath(`/designs/${design.id}/edit`)),
            } as const,
          ]
        : []),
      {
        label: "New design from this brief",
        icon: "add",
        run: () => navigate(getPath(`/brands/${brand.id}/designs/new?from=${design.id}`)),
      },
      { label: "Duplicate", icon: "copy", run: () => void duplicate(design.id) },
      ...(canCompare && design.parts.includes("tokens")
        ? [
            {
              label: "Compare versions",
              icon: "external",
              run: () => navigate(getPath(`/brands/${brand.id}/compare?to=${design.id}`)),
            } as const,
          ]
        : []),
      ...(hasRole("ADMIN") && isOpen
        ? [
            {
              label: design.pinned ? "Unpin" : "Pin",
              icon: "check",
              hint: design.pinned ? "Makes the newest release live" : "Keeps this design live",
              run: () => void pin(design),
            } as const,
          ]
        : []),
      ...(hasRole("ADMIN") && design.status === "ARCHIVED"
        ? [
            {
              label: "Restore",
              icon: "back",
              hint: "Returns to its previous status",
              run: () => void restore.run({ id: design.id }),
            } as const,
          ]
        : []),
      ...(hasRole("ADMIN") && design.status !== "ARCHIVED"
        ? [{ label: "Archive", icon: "archive", isDanger: true, beginsGroup: true, run: () => setArchived(design) } as const]
        : []),
    ];
  };
  return (
    <Section title="Designs">
      <QueryBoundary query={designs}>
        {() =>
          designs.rows?.length === 0 ? (
            <EmptyState
              title="No designs yet"
              action={
                <ButtonLink to={newDesign} variant="primary" icon="add">
                  New design
                </ButtonLink>
              }
            >
              <p>A design starts with a brief and passes two reviews. The brand is live once you approve one.</p>
            </EmptyState>
          ) : (
            <Table
              caption="Designs"
              rows={designs.rows ?? []}
              getRowKey={({ id }) => id}
              columns={[
                {
                  id: "name",
                  label: "Design",
                  isName: true,
                  cell: ({ name, project, pinned }) => (
                    <span className="design-name">
                      {project ? <Link to={getPath(`/projects/${project.id}`)}>{name}</Link> : name}
                      {pinned && <Badge tone="info">Pinned</Badge>}
                    </span>
                  ),
                },
                { id: "status", label: "Status", cell: ({ status }) => <StateBadge state={status} /> },
                {
                  id: "project",
                  label: "Project",
                  cell: ({ project }) => (project ? toSentenceCase(project.state) : "None"),
                },
                { id: "version", label: "Version", cell: ({ version }) => version ?? <span className="quiet">None</span> },
                { id: "changed", label: "Changed", cell: ({ updatedAt }) => <Time at={updatedAt} /> },
                {
                  id: "actions",
                  label: "Actions",
                  hidesLabel: true,
                  cell: (design) => <Menu label={`Actions for ${design.name}`} items={getActions(design)} />,
                },
              ]}
              foot={
                designs.loadMore && (
                  <Button onClick={() => void designs.loadMore?.()} isBusy={designs.isLoadingMore}>
                    Show more designs
                  </Button>
                )
              }
            />
          )
        }
      </QueryBoundary>
      <ConfirmDialog
        title={`Archive ${archived?.name}?`}
        confirm="Archive"
        isOpen={archived !== undefined}
        onClose={() => {
          setArchived(undefined);
          archive.clear();
        }}
        onConfirm={async () => archived !== undefined && (await archive.run({ id: archived.id })) !== undefined}
        problem={archive.problem}
      >
        <p>
          An archived design is never live and cannot be handed off. You can restore it from this list. If it is a draft, its
          project stays cancelled.
          {archived?.id === brand.system.servedDesignId &&
            " This design is live. The newest other release replaces it; without one, the brand is no longer live."}
        </p>
      </ConfirmDialog>
    </Section>
  );
}
