import { PageHeader } from "#/console/app/components/page-header";
import { Section } from "#/console/app/components/section";
import { Table } from "#/console/app/components/table";
import { Link } from "#/console/app/router/link";
import { ChangePassword } from "#/console/app/screens/settings/profile/change-password";
import { Sessions } from "#/console/app/screens/settings/profile/sessions";
import { useSession } from "#/console/app/state/session";
import { roleLabels } from "#/console/app/state/workspace";

/** The user's password, sessions and workspaces. */
export function Profile() {
  const { user, workspaces } = useSession();
  return (
    <>
      <PageHeader title="Your profile" lead={user.email} />
      <Section title="Password" lead="Changing it ends all your other sessions.">
        <ChangePassword />
      </Section>
      <Sessions />
      <Section title="Your workspaces">
        {workspaces.length === 0 ? (
          <p className="quiet">You are not a member of a workspace. Ask for an invitation to join one.</p>
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
