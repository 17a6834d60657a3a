import { PageHeader } from "#/console/app/components/page-header";
import { Section } from "#/console/app/components/section";
import { StorageUsage } from "#/console/app/components/storage-usage";
import { Facts } from "#/console/app/components/facts";
import { DeleteWorkspace } from "#/console/app/screens/settings/workspace/delete-workspace";
import { PublicOn, publicOnLabels } from "#/console/app/screens/settings/workspace/public-on";
import { RenameWorkspace } from "#/console/app/screens/settings/workspace/rename-workspace";
import { SigningKeys } from "#/console/app/screens/settings/workspace/signing-keys";
import { useQuery } from "#/console/app/api/queries";
import { Time } from "#/console/app/components/time";
import { roleLabels, useWorkspace } from "#/console/app/state/workspace";

/** The workspace's name and settings. */
export function WorkspaceSettings() {
  const { id, name, slug, role, hasRole } = useWorkspace();
  const { data } = useQuery("get_workspace", { id });
  const isOwner = hasRole("OWNER");
  return (
    <>
      <PageHeader
        title="Settings"
        lead={isOwner ? undefined : `Only owners can change or delete ${name}. See Members for its owners.`}
      />
      <Section title="Workspace">
        <Facts
          rows={[
            ["Name", !isOwner && name],
            ["Slug", <code key="slug">{slug}</code>],
            ["ID", <code key="id">{id}</code>],
            ["Your role", roleLabels[role]],
            ["Created", data && <Time key="made" at={data.createdAt} />],
            ["Designs go live on", !isOwner && data && publicOnLabels[data.publicOn]],
            ["Imported files", data && <StorageUsage key="imports" {...data.imports} />],
          ]}
        />
        {isOwner && <RenameWorkspace key={id} />}
      </Section>
      {isOwner && data && <PublicOn key={data.publicOn} publicOn={data.publicOn} />}
      <SigningKeys />
      {isOwner && <DeleteWorkspace />}
    </>
  );
}
