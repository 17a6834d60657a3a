import { ButtonAnchor, ButtonLink } from "#/console/app/components/button";
import { CodeBlock } from "#/console/app/components/code-block";
import { EmptyState } from "#/console/app/components/empty-state";
import { getServerUrl } from "#/console/app/router/urls";
import { useWorkspace } from "#/console/app/state/workspace";

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
          <ButtonAnchor href={getServerUrl("/docs")} icon="external">
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
