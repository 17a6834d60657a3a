import type { ReactNode } from "react";
import type { Known } from "#/doors/console/app/api/answers";
import { sentenceOf } from "#/doors/console/app/api/request-failure";
import { Button } from "#/doors/console/app/parts/button";
import { Notice } from "#/doors/console/app/parts/notice";
import { Skeleton } from "#/doors/console/app/parts/skeleton";

type LoadedProps<Data> = {
  readonly known: Known<Data> & { readonly reload: () => void };
  /** What stands there until the first answer. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** What a screen shows of an answer: a skeleton while there is none, the data, and the server's sentence with a way to try again where it failed. */
export function Loaded<Data>({ known, skeleton, children }: LoadedProps<Data>) {
  return (
    <>
      {known.failure !== undefined && (
        <Notice
          tone="danger"
          action={
            <Button size="small" onClick={known.reload} isBusy={known.isLoading}>
              Try again
            </Button>
          }
        >
          {sentenceOf(known.failure)}
        </Notice>
      )}
      {known.data === undefined ? known.failure === undefined && (skeleton ?? <Skeleton lines={4} />) : children(known.data)}
    </>
  );
}
