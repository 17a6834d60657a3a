import type { ReactNode } from "react";
import type { QueryState } from "#/console/app/api/query-cache";
import { ButtonLink } from "#/console/app/components/button";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PageHeader } from "#/console/app/components/page-header";
import { Skeleton } from "#/console/app/components/skeleton";
import { usePath } from "#/console/app/router/location";
import { useSession } from "#/console/app/state/session";
import { useWorkspace } from "#/console/app/state/workspace";

type ResourceScreenProps<Data> = {
  readonly query: QueryState<Data> & { readonly reload: () => void };
  /** What the screen is called where there is nothing to show: “No such brand”. */
  readonly notFoundTitle: string;
  readonly children: (data: Data) => ReactNode;
};

/**
 * A whole screen about one thing. Where that cannot be had the screen still has a name, the way back, and the server's sentence. A thing that says which workspace it
 * belongs to is shown under that workspace's address alone.
 */
export function ResourceScreen<Data extends object>({ query, notFoundTitle, children }: ResourceScreenProps<Data>) {
  const { id, path } = useWorkspace();
  const isUnavailable = query.data === undefined && query.failure !== undefined;
  const ownerId = query.data && "workspaceId" in query.data ? query.data.workspaceId : id;
  if (ownerId !== id) return <OtherWorkspaceNotice notFoundTitle={notFoundTitle} ownerId={ownerId} />;
  return (
    <>
      {isUnavailable && <PageHeader title={notFoundTitle} trail={[{ label: "Brands", to: path() }]} />}
      <QueryBoundary query={query} skeleton={<Skeleton lines={6} />}>
        {children}
      </QueryBoundary>
    </>
  );
}

/** What is said of a thing that another workspace of the person's own has. */
function OtherWorkspaceNotice({ notFoundTitle, ownerId }: { readonly notFoundTitle: string; readonly ownerId: unknown }) {
  const { name, path } = useWorkspace();
  const { workspaces } = useSession();
  const currentPath = usePath();
  const other = workspaces.find(({ id }) => id === ownerId);
  return (
    <>
      <PageHeader
        title={`${notFoundTitle} in ${name}`}
        trail={[{ label: "Brands", to: path() }]}
        lead={
          other ? `What this address names belongs to ${other.name}.` : "What this address names belongs to another workspace."
        }
      />
      <div className="page-actions">
        {other && (
          <ButtonLink to={currentPath.replace(path(), `/w/${other.slug}`)} variant="primary">
            Open it in {other.name}
          </ButtonLink>
        )}
        <ButtonLink to={path()}>Brands of {name}</ButtonLink>
      </div>
    </>
  );
}
