import { useList } from "#/doors/console/app/api/use-list";
import { Button } from "#/doors/console/app/parts/button";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Menu } from "#/doors/console/app/parts/menu";
import { Section } from "#/doors/console/app/parts/section";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import type { Held } from "#/doors/console/app/screens/settings/webhooks/subscriptions";
import type { NamedSystem } from "#/doors/console/app/screens/settings/webhooks/use-systems";

type SystemSubscriptionsProps = {
  readonly system: NamedSystem;
  readonly onEnd: (held: Held) => void;
  readonly onRotate: (held: Held) => void;
};

/** The person's subscriptions to one system. */
export function SystemSubscriptions({ system, onEnd, onRotate }: SystemSubscriptionsProps) {
  const subscriptions = useList(
    "list_subscriptions",
    { name: system.slug },
    (answer) => answer.subscriptions,
    (answer) => answer.nextCursor,
  );
  return (
    <Section title={system.name} lead={system.isOwn ? undefined : "Published by another workspace"}>
      <Loaded known={subscriptions} skeleton={<p className="quiet">…</p>}>
        {() =>
          subscriptions.rows?.length === 0 ? (
            <p className="quiet">No subscription of yours.</p>
          ) : (
            <Table
              caption={`Your subscriptions to ${system.name}`}
              rows={subscriptions.rows ?? []}
              keyOf={(subscription) => subscription.id}
              columns={[
                { id: "url", label: "Address", isName: true, cell: ({ targetUrl }) => targetUrl },
                { id: "events", label: "Told of", cell: ({ events }) => <code>{events.join(", ")}</code> },
                { id: "made", label: "Since", cell: ({ createdAt }) => <Time at={createdAt} /> },
                {
                  id: "deeds",
                  label: "Actions",
                  hidesLabel: true,
                  align: "end",
                  cell: (subscription) => (
                    <Menu
                      label={`Actions for ${subscription.targetUrl}`}
                      items={[
                        { label: "New signing secret", icon: "key", run: () => onRotate({ system, subscription }) },
                        { label: "End", icon: "remove", isDanger: true, run: () => onEnd({ system, subscription }) },
                      ]}
                    />
                  ),
                },
              ]}
              foot={
                subscriptions.more && (
                  <Button onClick={() => void subscriptions.more?.()} isBusy={subscriptions.isLoadingMore}>
                    Show more
                  </Button>
                )
              }
            />
          )
        }
      </Loaded>
    </Section>
  );
}
