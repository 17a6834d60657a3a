import { ButtonLink } from "#/console/app/components/button";
import { PageHeader } from "#/console/app/components/page-header";

/** The screen of an address that has none, and of what is not there or not for this person. */
export function NotFound() {
  return (
    <>
      <PageHeader
        title="Nothing is here"
        lead="There is no screen at this address, or it belongs to a workspace that you do not belong to."
      />
      <ButtonLink to="/" variant="primary">
        Go to your workspace
      </ButtonLink>
    </>
  );
}
