import type { ReactNode } from "react";
import type { Known } from "#/doors/console/app/api/answers";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { Skeleton } from "#/doors/console/app/parts/skeleton";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type FoundProps<Data> = {
  readonly known: Known<Data> & { readonly reload: () => void };
  /** What the screen is called where there is nothing to show: “No such brand”. */
  readonly missing: string;
  readonly children: (data: Data) => ReactNode;
};

/** A whole screen about one thing. Where that cannot be had the screen still has a name, the way back, and the server's sentence. */
export function Found<Data>({ known, missing, children }: FoundProps<Data>) {
  const { path } = useWorkspace();
  const isLost = known.data === undefined && known.failure !== undefined;
  return (
    <>
      {isLost && <PageHeader title={missing} trail={[{ label: "Brands", to: path() }]} />}
      <Loaded known={known} skeleton={<Skeleton lines={6} />}>
        {children}
      </Loaded>
    </>
  );
}
