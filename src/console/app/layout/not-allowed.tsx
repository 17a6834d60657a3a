import { PageHeader } from "#/console/app/components/page-header";
import { Notice } from "#/console/app/components/notice";
import { type Role, useWorkspace } from "#/console/app/state/workspace";

/** Shown instead of a screen that needs a higher role. */
export function NotAllowed({ minRole }: { readonly minRole: Role }) {
  const { name } = useWorkspace();
  return (
    <>
      <PageHeader title="You do not have access" />
      <Notice>
        {minRole === "OWNER" ? "Only owners" : "Only owners and admins"} of {name} can open this page. Ask one of them to change
        your role.
      </Notice>
    </>
  );
}
