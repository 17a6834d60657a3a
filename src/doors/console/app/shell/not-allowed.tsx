import { PageHeader } from "#/doors/console/app/parts/page-header";
import { Notice } from "#/doors/console/app/parts/notice";
import { type Role, useWorkspace } from "#/doors/console/app/state/workspace";

/** What people see of a screen that their role does not reach: who may see it, and whom to ask. */
export function NotAllowed({ least }: { readonly least: Role }) {
  const { name } = useWorkspace();
  return (
    <>
      <PageHeader title="Not for your role" />
      <Notice>
        {least === "OWNER" ? "Only owners" : "Only owners and admins"} of {name} see this. Ask one of them for the role, or for
        what you need from here.
      </Notice>
    </>
  );
}
