import { PageHeader } from "#/console/app/components/page-header";
import { Section } from "#/console/app/components/section";
import { Table } from "#/console/app/components/table";
import { Link } from "#/console/app/router/link";
import { ChangePassword } from "#/console/app/screens/settings/profile/change-password";
import { Sessions } from "#/console/app/screens/settings/profile/sessions";
import { useSession } from "#/console/app/state/session";
import { roleLabels } from "#/console/app/state/workspace";

/** The person: password, sessions, and the workspaces that the person belongs to. */
export function Profile() {
  const { user, workspaces } = useSession();
  return (
    <>
      <PageHeader title="Your profile" lead={user.email} />
      <Section title="Password" lead="A new password ends every other session of yours, and this one goes on.">
        <ChangePassword />
      </Section>
      <Sessions />
      <Section title="Your workspaces">
        {workspaces.length === 0 ? (
          <p className="quiet">You belong to none at the moment. An invitation brings you into one.</p>
        ) : (
          <Table
            caption="Your workspaces"
            rows={workspaces}
            getRowKey={(workspace) => workspace.id}
            columns={[
              {
                id: "name",
                label: "Workspace",
                isName: true,
                cell: ({ name, slug }) => <Link to={`/w/${slug}`}>{name}</Link>,
              },
              { id: "role", label: "Your role", cell: ({ role }) => roleLabels[role] },
            ]}
          />
        )}
      </Section>
    </>
  );
}
