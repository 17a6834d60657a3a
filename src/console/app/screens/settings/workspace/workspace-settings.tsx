import { PageHeader } from "#/console/app/components/page-header";
import { Section } from "#/console/app/components/section";
import { StorageUsage } from "#/console/app/components/storage-usage";
import { Facts } from "#/console/app/screens/settings/facts";
import { DeleteWorkspace } from "#/console/app/screens/settings/workspace/delete-workspace";
import { PublicOn, publicOnLabels } from "#/console/app/screens/settings/workspace/public-on";
import { RenameWorkspace } from "#/console/app/screens/settings/workspace/rename-workspace";
import { useQuery } from "#/console/app/api/use-query";
import { Time } from "#/console/app/components/time";
import { roleLabels, useWorkspace } from "#/console/app/state/workspace";

/** The workspace itself: its name, and its end. */
export function WorkspaceSettings() {
  const { id, name, slug, role, may } = useWorkspace();
  const { data } = useQuery("get_workspace", { id });
  const isOwner = may("OWNER");
  return (
    <>
      <PageHeader
        title="Settings"
        lead={isOwner ? undefined : `Owners of ${name} change and delete it. Ask one of them; the members tell who they are.`}
      />
      <Section title="The workspace">
        <Facts
          rows={[
            ["Name", !isOwner && name],
            ["Slug", <code key="slug">{slug}</code>],
            ["Id", <code key="id">{id}</code>],
            ["Your role", roleLabels[role]],
            ["Made", data && <Time key="made" at={data.createdAt} />],
            ["Public on", !isOwner && data && publicOnLabels[data.publicOn]],
            ["Imported files", data && <StorageUsage key="imports" {...data.imports} />],
          ]}
        />
        {isOwner && <RenameWorkspace key={id} />}
      </Section>
      {isOwner && data && <PublicOn key={data.publicOn} publicOn={data.publicOn} />}
      {isOwner && <DeleteWorkspace />}
    </>
  );
}
