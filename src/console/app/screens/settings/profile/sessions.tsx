import { useState } from "react";
import type { OwnSession } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { useList } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Section } from "#/console/app/components/section";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { endSession } from "#/console/app/state/session";
import { showErrorToast } from "#/console/app/state/toasts";
import { pluralize } from "#/console/app/components/format";

/** The user's sessions, with ways to end them. */
export function Sessions() {
  const sessions = useList(
    "list_sessions",
    {},
    (page) => page.sessions,
    (page) => page.nextCursor,
  );
  const rows = sessions.rows ?? [];
  const endOthers = useMutation("end_other_sessions", {
    successMessage: ({ ended }) => `${pluralize(ended, "other session")} ended.`,
    invalidates: ["list_sessions"],
  });
  return (
    <Section
      title="Sessions"
      lead="A session ends after thirty days without use. A new password ends all other sessions and disconnects your remote clients."
      actions={
        rows.some(({ isCurrent }) => !isCurrent) && (
          <Button onClick={() => void endOthers.run({})} isBusy={endOthers.isBusy}>
            End all other sessions
          </Button>
        )
      }
    >
      <QueryBoundary query={sessions}>
        {() => (
          <Table
            caption="Your sessions"
            rows={rows}
            getRowKey={({ id }) => id}
            columns={[
              {
                id: "where",
                label: "Session",
                isName: true,
                cell: ({ isCurrent }) => (isCurrent ? "This browser" : "Another browser"),
              },
              { id: "began", label: "Signed in", cell: ({ createdAt }) => <Time at={createdAt} /> },
              {
                id: "used",
                label: "Last used",
                cell: ({ isCurrent, lastUsedAt }) => (isCurrent ? "Now" : <Time at={lastUsedAt} />),
              },
              {
                id: "actions",
                label: "Actions",
                hidesLabel: true,
                align: "end",
                cell: (session) => <EndSessionButton session={session} />,
              },
            ]}
            foot={
              sessions.loadMore && (
                <Button onClick={() => void sessions.loadMore?.()} isBusy={sessions.isLoadingMore}>
                  Show more
                </Button>
              )
            }
          />
        )}
      </QueryBoundary>
    </Section>
  );
}

function EndSessionButton({ session: { id, isCurrent } }: { readonly session: OwnSession }) {
  const [isLeaving, setLeaving] = useState(false);
  const end = useMutation("end_session", { successMessage: () => "Session ended.", invalidates: ["list_sessions"] });
  const signOut = async () => {
    setLeaving(true);
    try {
      await endSession();
    } catch (thrown) {
      showErrorToast(thrown);
      setLeaving(false);
    }
  };
  return isCurrent ? (
    <Button size="small" icon="sign-out" onClick={signOut} isBusy={isLeaving}>
      Sign out
    </Button>
  ) : (
    <Button size="small" onClick={() => void end.run({ sessionId: id })} isBusy={end.isBusy}>
      End session
    </Button>
  );
}
