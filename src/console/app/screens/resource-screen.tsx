import type { ReactNode } from "react";
import type { Query } from "#/console/app/api/queries";
import { ButtonLink } from "#/console/app/components/button";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PageHeader } from "#/console/app/components/page-header";
import { Skeleton } from "#/console/app/components/skeleton";
import { usePath } from "#/console/app/router/location";
import { useSession } from "#/console/app/state/session";
import { useWorkspace } from "#/console/app/state/workspace";

type ResourceScreenProps<Data> = {
  readonly query: Query<Data>;
  /** The title if it cannot be loaded: “Brand not found”. */
  readonly notFoundTitle: string;
  readonly children: (data: Data) => ReactNode;
};

/**
 * A screen about one resource. If it cannot be loaded, the screen has a title, a breadcrumb and the
 * server's message. A resource with a `workspaceId` is shown only under its own workspace's
 * address.
 */
export function ResourceScreen<Data extends object>({ query, notFoundTitle, children }: ResourceScreenProps<Data>) {
  const { id, getPath } = useWorkspace();
  const isUnavailable = query.data === undefined && query.failure !== undefined;
  const ownerId = query.data && "workspaceId" in query.data ? query.data.workspaceId : id;
  if (ownerId !== id) return <OtherWorkspaceNotice notFoundTitle={notFoundTitle} ownerId={ownerId} />;
  return (
    <>
      {isUnavailable && <PageHeader title={notFoundTitle} trail={[{ label: "Brands", to: getPath() }]} />}
      <QueryBoundary query={query} skeleton={<Skeleton lines={6} />}>
        {children}
      </QueryBoundary>
    </>
  );
}

/** Shown for a resource of another workspace that the user belongs to. */
function OtherWorkspaceNotice({ notFoundTitle, ownerId }: { readonly notFoundTitle: string; readonly ownerId: unknown }) {
  const { name, getPath } = useWorkspace();
  const { workspaces } = useSession();
  const currentPath = usePath();
  const other = workspaces.find(({ id }) => id === ownerId);
  return (
    <>
      <PageHeader
        title={`${notFoundTitle} in ${name}`}
        trail={[{ label: "Brands", to: getPath() }]}
        lead={other ? `It belongs to ${other.name}.` : "It belongs to another workspace."}
      />
      <div className="page-actions">
        {other && (
          <ButtonLink to={currentPath.replace(getPath(), `/w/${other.slug}`)} variant="primary">
            Open it in {other.name}
          </ButtonLink>
        )}
        <ButtonLink to={getPath()}>Brands of {name}</ButtonLink>
      </div>
    </>
  );
}
