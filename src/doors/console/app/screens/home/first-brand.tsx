import { ButtonAnchor, ButtonLink } from "#/doors/console/app/parts/button";
import { CodeBlock } from "#/doors/console/app/parts/code-block";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { serverAddress } from "#/doors/console/app/router/address";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** What a workspace without brands shows: what a brand is for, and the ways to the first one. */
export function FirstBrand() {
  const { slug, path } = useWorkspace();
  return (
    <EmptyState
      title="No brands yet"
      action={
        <>
          <ButtonLink to={path("/brands/new")} variant="primary" icon="add">
            New brand
          </ButtonLink>
          <ButtonAnchor href={serverAddress("/docs")} icon="external">
            API reference
          </ButtonAnchor>
        </>
      }
    >
      <p>
        A brand begins with a brief: a name is enough. Livery makes its colours, type, mark, components and pages from it, checks
        them, and waits at two points for you to approve. Then every tool and agent can fetch the result.
      </p>
      <p>From a terminal on the server, a brief in a file does the same:</p>
      <CodeBlock label="Shell" text={`livery generate brief.json --workspace ${slug}`} />
    </EmptyState>
  );
}
