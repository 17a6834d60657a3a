import { PageHeader } from "#/console/app/components/page-header";
import { Notice } from "#/console/app/components/notice";
import { type Role, useWorkspace } from "#/console/app/state/workspace";

/** What people see of a screen that their role does not reach: who may see it, and whom to ask. */
export function NotAllowed({ minRole }: { readonly minRole: Role }) {
  const { name } = useWorkspace();
  return (
    <>
      <PageHeader title="Not for your role" />
      <Notice>
        {minRole === "OWNER" ? "Only owners" : "Only owners and admins"} of {name} see this. Ask one of them for the role, or for
        what you need from here.
      </Notice>
    </>
  );
}
