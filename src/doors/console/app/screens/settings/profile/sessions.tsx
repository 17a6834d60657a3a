import { useState } from "react";
import type { OwnSession } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { useList } from "#/doors/console/app/api/use-list";
import { Button } from "#/doors/console/app/parts/button";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Section } from "#/doors/console/app/parts/section";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import { endSession } from "#/doors/console/app/state/session";
import { tellFailure } from "#/doors/console/app/state/toasts";

/** Where the person is signed in, and how each of that ends. */
export function Sessions() {
  const sessions = useList(
    "list_sessions",
    {},
    (answer) => answer.sessions,
    (answer) => answer.nextCursor,
  );
  const rows = sessions.rows ?? [];
  const endOthers = useChange("end_other_sessions", {
    says: ({ ended }) => (ended === 1 ? "One other session has ended." : `${ended} other sessions have ended.`),
    refreshes: ["list_sessions"],
  });
  return (
    <Section
      title="Sessions"
      lead="A session that is not used for thirty days ends by itself; a new password ends all but this one at once."
      actions={
        rows.some(({ isCurrent }) => !isCurrent) && (
          <Button onClick={() => void endOthers.run({})} isBusy={endOthers.isBusy}>
            End every other session
          </Button>
        )
      }
    >
      <Loaded known={sessions}>
        {() => (
          <Table
            caption="Your sessions"
            rows={rows}
            keyOf={({ id }) => id}
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
              { id: "deeds", label: "Actions", hidesLabel: true, align: "end", cell: (session) => <End session={session} /> },
            ]}
            foot={
              sessions.more && (
                <Button onClick={() => void sessions.more?.()} isBusy={sessions.isLoadingMore}>
                  Show more
                </Button>
              )
            }
          />
        )}
      </Loaded>
    </Section>
  );
}

function End({ session: { id, isCurrent } }: { readonly session: OwnSession }) {
  const [isLeaving, setLeaving] = useState(false);
  const end = useChange("end_session", { says: () => "The session has ended.", refreshes: ["list_sessions"] });
  const signOut = async () => {
    setLeaving(true);
    try {
      await endSession();
    } catch (thrown) {
      tellFailure(thrown);
      setLeaving(false);
    }
  };
  return isCurrent ? (
    <Button size="small" icon="sign-out" onClick={signOut} isBusy={isLeaving}>
      Sign out here
    </Button>
  ) : (
    <Button size="small" onClick={() => void end.run({ sessionId: id })} isBusy={end.isBusy}>
      End it
    </Button>
  );
}
