import { ButtonAnchor, ButtonLink } from "#/console/app/components/button";
import { CodeBlock } from "#/console/app/components/code-block";
import { EmptyState } from "#/console/app/components/empty-state";
import { getServerUrl } from "#/console/app/router/urls";
import { useWorkspace } from "#/console/app/state/workspace";

/** Shown while a workspace has no brands. */
export function FirstBrand() {
  const { slug, getPath } = useWorkspace();
  return (
    <EmptyState
      title="No brands yet"
      action={
        <>
          <ButtonLink to={getPath("/brands/new")} variant="primary" icon="add">
            New brand
          </ButtonLink>
          <ButtonAnchor href={getServerUrl("/docs/reference")} icon="external">
            API reference
          </ButtonAnchor>
        </>
      }
    >
      <p>
        A brand starts with a brief; a name is enough. Livery creates its colours, type, mark, components and pages, audits them,
        and waits twice for your approval. Then every tool and agent can use the result.
      </p>
      <p>Or create it from a brief file, in a terminal on the server:</p>
      <CodeBlock label="Shell" text={`livery generate brief.json --workspace ${slug}`} />
    </EmptyState>
  );
}
