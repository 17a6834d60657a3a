import { PageHeader } from "#/doors/console/app/parts/page-header";
import { Section } from "#/doors/console/app/parts/section";
import { StorageUse } from "#/doors/console/app/parts/storage-use";
import { Facts } from "#/doors/console/app/screens/settings/facts";
import { DeleteWorkspace } from "#/doors/console/app/screens/settings/workspace/delete-workspace";
import { PublicOn, publicWords } from "#/doors/console/app/screens/settings/workspace/public-on";
import { RenameWorkspace } from "#/doors/console/app/screens/settings/workspace/rename-workspace";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { Time } from "#/doors/console/app/parts/time";
import { roleWords, useWorkspace } from "#/doors/console/app/state/workspace";

/** The workspace itself: its name, and its end. */
export function WorkspaceSettings() {
  const { id, name, slug, role, may } = useWorkspace();
  const { data } = useAnswer("get_workspace", { id });
  const rules = may("OWNER");
  return (
    <>
      <PageHeader
        title="Settings"
        lead={rules ? undefined : `Owners of ${name} change and delete it. Ask one of them; the members tell who they are.`}
      />
      <Section title="The workspace">
        <Facts
          rows={[
            ["Name", !rules && name],
            ["Slug", <code key="slug">{slug}</code>],
            ["Id", <code key="id">{id}</code>],
            ["Your role", roleWords[role]],
            ["Made", data && <Time key="made" at={data.createdAt} />],
            ["Public on", !rules && data && publicWords[data.publicOn]],
            ["Imported files", data && <StorageUse key="imports" {...data.imports} />],
          ]}
        />
        {rules && <RenameWorkspace key={id} />}
      </Section>
      {rules && data && <PublicOn key={data.publicOn} publicOn={data.publicOn} />}
      {rules && <DeleteWorkspace />}
    </>
  );
}
