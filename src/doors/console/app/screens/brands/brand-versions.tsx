import { useState } from "react";
import type { Brand, Design, Version } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { useList } from "#/doors/console/app/api/use-list";
import { Badge } from "#/doors/console/app/parts/badge";
import { Button, ButtonLink } from "#/doors/console/app/parts/button";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Menu, type MenuItem } from "#/doors/console/app/parts/menu";
import { Section } from "#/doors/console/app/parts/section";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import { goTo } from "#/doors/console/app/router/location";
import { ReasonList, ReleaseNotes } from "#/doors/console/app/screens/projects/release-reasons";
import { ChangeList } from "#/doors/console/app/screens/projects/change-list";
import { useWorkspace } from "#/doors/console/app/state/workspace";

const kinds = { alpha: "Foundation", rc: "Approved", release: "Published" } as const;

/** Every version of a brand's system, newest first, with what changed and the way back to it. */
export function BrandVersions({ brand, designs }: { readonly brand: Brand; readonly designs: readonly Design[] }) {
  const { path } = useWorkspace();
  const name = brand.system.slug;
  const versions = useList(
    "list_system_versions",
    { name, order: "newest", limit: 50 },
    (answer) => answer.versions,
    (answer) => answer.nextCursor,
  );
  const [shown, setShown] = useState<Version>();
  const [restored, setRestored] = useState<Version>();
  const restore = useChange("restore_version", { inForm: true, refreshes: ["list_brand_designs", "list_projects"] });
  if (versions.rows?.length === 0) return null;
  const canCompare = designs.filter(({ parts }) => parts.includes("tokens")).length > 1;
  const nameOf = (id: string) => designs.find((design) => design.id === id)?.name ?? "";
  const deedsFor = (version: Version): readonly MenuItem[] => [
    { label: "What changed", icon: "log", run: () => setShown(version) },
    ...(canCompare
      ? [
          {
            label: "Compare by sight",
            icon: "brands",
            hint: version.designId === brand.system.servedDesignId ? "With another version" : "With what is public",
            run: () => goTo(path(`/brands/${brand.id}/compare?to=${version.designId}`)),
          } as const,
        ]
      : []),
    {
      label: "Restore as a new draft",
      icon: "back",
      hint: "What is public stays as it is",
      run: () => setRestored(version),
    },
  ];
  return (
    <Section
      title="Versions"
      lead="Each is frozen for ever: parts that came from it never change."
      actions={
        canCompare && (
          <ButtonLink to={path(`/brands/${brand.id}/compare`)} icon="brands">
            Compare versions
          </ButtonLink>
        )
      }
    >
      <Loaded known={versions}>
        {() => (
          <Table
            caption="Versions"
            rows={versions.rows ?? []}
            keyOf={({ id }) => id}
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
                cell: ({ kind }) => <Badge tone={kind === "release" ? "success" : "neutral"}>{kinds[kind]}</Badge>,
              },
              { id: "design", label: "Design", cell: ({ designId }) => nameOf(designId) },
              {
                id: "changes",
                label: "Changes",
                cell: (version) => (
                  <Button size="small" variant="quiet" onClick={() => setShown(version)}>
                    {countOf(version)}
                  </Button>
                ),
              },
              { id: "at", label: "Frozen", cell: ({ createdAt }) => <Time at={createdAt} /> },
              {
                id: "deeds",
                label: "Actions",
                hidesLabel: true,
                cell: (version) => <Menu label={`Actions for ${version.number}`} items={deedsFor(version)} />,
              },
            ]}
            foot={
              versions.more && (
                <Button onClick={() => void versions.more?.()} isBusy={versions.isLoadingMore}>
                  Show more versions
                </Button>
              )
            }
          />
        )}
      </Loaded>
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
          const made = restored && (await restore.run({ name, number: restored.number }));
          if (made) goTo(path(`/projects/${made.project.id}`));
          return made !== undefined;
        }}
        problem={restore.problem}
      >
        <p>
          A new draft begins with just the parts of this version. The public goes on seeing what it sees now until you approve the
          draft.
        </p>
      </ConfirmDialog>
    </Section>
  );
}

function countOf({ changelog: { added, removed, changed } }: Version): string {
  const parts = [
    [added.length, "added"],
    [removed.length, "removed"],
    [changed.length, "changed"],
  ] as const;
  return parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(", ") || "Nothing";
}
