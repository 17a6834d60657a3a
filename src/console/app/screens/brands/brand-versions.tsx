import { useState } from "react";
import type { Brand, Design, Version } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { useList } from "#/console/app/api/queries";
import { Badge } from "#/console/app/components/badge";
import { Button, ButtonLink } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { Dialog } from "#/console/app/components/dialog";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Menu, type MenuItem } from "#/console/app/components/menu";
import { Section } from "#/console/app/components/section";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { navigate } from "#/console/app/router/location";
import { ReasonList, ReleaseNotes } from "#/console/app/screens/projects/release-reasons";
import { ChangeList } from "#/console/app/screens/projects/change-list";
import { useWorkspace } from "#/console/app/state/workspace";

const kindLabels = { alpha: "Foundation", rc: "Approved", release: "Published" } as const;

/**
 * The versions of a brand's system, newest first, each with its changes and a way to restore it.
 */
export function BrandVersions({ brand, designs }: { readonly brand: Brand; readonly designs: readonly Design[] }) {
  const { getPath } = useWorkspace();
  const name = brand.system.slug;
  const versions = useList(
    "list_system_versions",
    { name, order: "newest", limit: 50 },
    (page) => page.versions,
    (page) => page.nextCursor,
  );
  const [shown, setShown] = useState<Version>();
  const [restored, setRestored] = useState<Version>();
  const restore = useMutation("restore_version", { inForm: true, invalidates: ["list_brand_designs", "list_projects"] });
  if (versions.rows?.length === 0) return null;
  const canCompare = designs.filter(({ parts }) => parts.includes("tokens")).length > 1;
  const getDesignName = (id: string) => designs.find((design) => design.id === id)?.name ?? "";
  const getActions = (version: Version): readonly MenuItem[] => [
    { label: "What changed", icon: "log", run: () => setShown(version) },
    ...(canCompare
      ? [
          {
            label: "Compare versions",
            icon: "brands",
            hint: version.designId === brand.system.servedDesignId ? "With another version" : "With the live version",
            run: () => navigate(getPath(`/brands/${brand.id}/compare?to=${version.designId}`)),
          } as const,
        ]
      : []),
    {
      label: "Restore as a draft",
      icon: "back",
      hint: "The live version does not change",
      run: () => setRestored(version),
    },
  ];
  return (
    <Section
      title="Versions"
      lead="A version never changes."
      actions={
        canCompare && (
          <ButtonLink to={getPath(`/brands/${brand.id}/compare`)} icon="brands">
            Compare versions
          </ButtonLink>
        )
      }
    >
      <QueryBoundary query={versions}>
        {() => (
          <Table
            caption="Versions"
            rows={versions.rows ?? []}
            getRowKey={({ id }) => id}
            columns={[
              {
                id: "number",
                label: "Version",
                isName: true,
                cell: ({ number, releaseNotes }) => (
                  <>
                    <code>{number}</code>
                    {releaseNotes && <span className="version-notes">{releaseNotes}</span>}
                  </>
                ),
              },
              {
                id: "kind",
                label: "Kind",
                cell: ({ kind }) => <Badge tone={kind === "release" ? "success" : "neutral"}>{kindLabels[kind]}</Badge>,
              },
              { id: "design", label: "Design", cell: ({ designId }) => getDesignName(designId) },
              {
                id: "changes",
                label: "Changes",
                cell: (version) => (
                  <Button size="small" variant="quiet" onClick={() => setShown(version)}>
                    {formatChangeCounts(version)}
                  </Button>
                ),
              },
              { id: "at", label: "Created", cell: ({ createdAt }) => <Time at={createdAt} /> },
              {
                id: "actions",
                label: "Actions",
                hidesLabel: true,
                cell: (version) => <Menu label={`Actions for ${version.number}`} items={getActions(version)} />,
              },
            ]}
            foot={
              versions.loadMore && (
                <Button onClick={() => void versions.loadMore?.()} isBusy={versions.isLoadingMore}>
                  Show more versions
                </Button>
              )
            }
          />
        )}
      </QueryBoundary>
      <Dialog
        title={`What changed in ${shown?.number}`}
        isOpen={shown !== undefined}
        onClose={() => setShown(undefined)}
        width="wide"
      >
        {shown && (
          <div className="version-detail">
            {shown.releaseNotes && <ReleaseNotes notes={shown.releaseNotes} />}
            {shown.reasons.length > 0 && <ReasonList reasons={shown.reasons} />}
            <ChangeList {...shown.changelog} />
          </div>
        )}
      </Dialog>
      <ConfirmDialog
        title={`Restore ${restored?.number}?`}
        confirm="Restore"
        isDanger={false}
        isOpen={restored !== undefined}
        onClose={() => {
          setRestored(undefined);
          restore.clear();
        }}
        onConfirm={async () => {
          const created = restored && (await restore.run({ name, number: restored.number }));
          if (created) navigate(getPath(`/projects/${created.project.id}`));
          return created !== undefined;
        }}
        problem={restore.problem}
      >
        <p>This creates a draft with the parts of this version. The live version does not change until you approve the draft.</p>
      </ConfirmDialog>
    </Section>
  );
}

function formatChangeCounts({ changelog: { added, removed, changed } }: Version): string {
  const parts = [
    [added.length, "added"],
    [removed.length, "removed"],
    [changed.length, "changed"],
  ] as const;
  return parts.flatMap(([count, label]) => (count > 0 ? [`${count} ${label}`] : [])).join(", ") || "No changes";
}
