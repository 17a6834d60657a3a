import { useState } from "react";
import type { IssuedSubscription } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Form } from "#/doors/console/app/parts/form";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Select } from "#/doors/console/app/parts/select";
import { Skeleton } from "#/doors/console/app/parts/skeleton";
import { AddressField } from "#/doors/console/app/screens/settings/webhooks/address-field";
import { addressProblem } from "#/doors/console/app/screens/settings/webhooks/address-problem";
import { EventChoice } from "#/doors/console/app/screens/settings/webhooks/event-choice";
import { systemEvents } from "#/doors/console/app/screens/settings/webhooks/event-words";
import { SecretOnceDialog } from "#/doors/console/app/screens/settings/webhooks/secret-once-dialog";
import { useSystems } from "#/doors/console/app/screens/settings/webhooks/use-systems";
import { useKeptForm } from "#/doors/console/app/state/kept-form";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Subscribes an address of the person's own to a system, and shows the signing secret this once. */
export function SubscribeDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <SecretOnceDialog<IssuedSubscription>
      title="Subscribe to a system"
      isOpen={isOpen}
      onClose={onClose}
      addressOf={({ targetUrl }) => targetUrl}
      note={() => "It is shown this once. Put it where the receiver reads it; if it is lost, make a new one."}
    >
      {(take, close) => <Details onIssued={take} onClose={close} />}
    </SecretOnceDialog>
  );
}

type SystemEvent = (typeof systemEvents)[number];
type Fields = { readonly name: string; readonly targetUrl: string; readonly events: readonly SystemEvent[] };
const first: Fields = { name: "", targetUrl: "", events: systemEvents };

function Details({
  onIssued,
  onClose,
}: {
  readonly onIssued: (issued: IssuedSubscription) => void;
  readonly onClose: () => void;
}) {
  const { id } = useWorkspace();
  const systems = useSystems();
  const { values, set, reset } = useKeptForm(`subscription-${id}`, first);
  const [isNameless, setNameless] = useState(false);
  const { run, isBusy, problem } = useChange("create_subscription", { inForm: true, refreshes: ["list_my_subscriptions"] });
  const submit = async () => {
    setNameless(values.name === "");
    const issued = values.name === "" ? undefined : await run(values);
    if (!issued) return;
    reset();
    onIssued(issued);
  };
  const atUrl = addressProblem(problem, "targetUrl");
  return (
    <Form
      onSubmit={submit}
      submit="Subscribe"
      isBusy={isBusy}
      problem={atUrl ? undefined : problem}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Loaded known={systems} skeleton={<Skeleton lines={2} />}>
        {(all) => (
          <Select
            label="System"
            value={values.name}
            problem={isNameless && values.name === "" ? "Choose the system." : undefined}
            onChange={(name) => set("name", name)}
            options={[{ value: "", label: "Choose a system" }, ...all.map(({ name, slug }) => ({ value: slug, label: name }))]}
          />
        )}
      </Loaded>
      <AddressField
        name="subscription-url"
        value={values.targetUrl}
        problem={atUrl}
        onChange={(targetUrl) => set("targetUrl", targetUrl)}
      />
      <EventChoice events={systemEvents} chosen={values.events} onChange={(events) => set("events", events)} />
    </Form>
  );
}
