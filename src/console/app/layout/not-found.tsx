import { ButtonLink } from "#/console/app/components/button";
import { PageHeader } from "#/console/app/components/page-header";

/** Shown for unknown addresses and for anything that the user cannot see. */
export function NotFound() {
  return (
    <>
      <PageHeader
        title="Page not found"
        lead="This page does not exist, or it belongs to a workspace that you are not a member of."
      />
      <ButtonLink to="/" variant="primary">
        Go to your workspace
      </ButtonLink>
    </>
  );
}
