import type { ReactNode } from "react";
import type { Known } from "#/doors/console/app/api/answers";
import { ButtonLink } from "#/doors/console/app/parts/button";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { Skeleton } from "#/doors/console/app/parts/skeleton";
import { usePath } from "#/doors/console/app/router/location";
import { useSession } from "#/doors/console/app/state/session";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type FoundProps<Data> = {
  readonly known: Known<Data> & { readonly reload: () => void };
  /** What the screen is called where there is nothing to show: “No such brand”. */
  readonly missing: string;
  readonly children: (data: Data) => ReactNode;
};

/**
 * A whole screen about one thing. Where that cannot be had the screen still has a name, the way back, and the server's sentence. A thing that says which workspace it
 * belongs to is shown under that workspace's address alone.
 */
export function Found<Data extends object>({ known, missing, children }: FoundProps<Data>) {
  const { id, path } = useWorkspace();
  const isLost = known.data === undefined && known.failure !== undefined;
  const owner = known.data && "workspaceId" in known.data ? known.data.workspaceId : id;
  if (owner !== id) return <Elsewhere missing={missing} owner={owner} />;
  return (
    <>
      {isLost && <PageHeader title={missing} trail={[{ label: "Brands", to: path() }]} />}
      <Loaded known={known} skeleton={<Skeleton lines={6} />}>
        {children}
      </Loaded>
    </>
  );
}

/** What is said of a thing that another workspace of the person's own has. */
function Elsewhere({ missing, owner }: { readonly missing: string; readonly owner: unknown }) {
  const { name, path } = useWorkspace();
  const { workspaces } = useSession();
  const here = usePath();
  const other = workspaces.find(({ id }) => id === owner);
  return (
    <>
      <PageHeader
        title={`${missing} in ${name}`}
        trail={[{ label: "Brands", to: path() }]}
        lead={
          other ? `What this address names belongs to ${other.name}.` : "What this address names belongs to another workspace."
        }
      />
      <div className="page-actions">
        {other && (
          <ButtonLink to={here.replace(path(), `/w/${other.slug}`)} variant="primary">
            Open it in {other.name}
          </ButtonLink>
        )}
        <ButtonLink to={path()}>Brands of {name}</ButtonLink>
      </div>
    </>
  );
}
