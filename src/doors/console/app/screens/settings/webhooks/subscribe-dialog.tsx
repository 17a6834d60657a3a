import { useState } from "react";
import type { IssuedSubscription } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { TextField } from "#/doors/console/app/parts/field";
import { Form } from "#/doors/console/app/parts/form";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Select } from "#/doors/console/app/parts/select";
import { ShownOnce } from "#/doors/console/app/parts/shown-once";
import { Skeleton } from "#/doors/console/app/parts/skeleton";
import { addressProblem } from "#/doors/console/app/screens/settings/webhooks/address-problem";
import { EventChoice } from "#/doors/console/app/screens/settings/webhooks/event-choice";
import { systemEvents } from "#/doors/console/app/screens/settings/webhooks/event-words";
import { hostOf } from "#/doors/console/app/screens/settings/webhooks/endpoint-state";
import { useSystems } from "#/doors/console/app/screens/settings/webhooks/use-systems";
import { useKeptForm } from "#/doors/console/app/state/kept-form";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Subscribes an address of the person's own to a system, and shows the signing secret this once. */
export function SubscribeDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [issued, setIssued] = useState<IssuedSubscription>();
  const close = () => {
    setIssued(undefined);
    onClose();
  };
  return (
    <Dialog
      title={issued ? `The signing secret for ${hostOf(issued.targetUrl)}` : "Subscribe to a system"}
      isOpen={isOpen}
      onClose={close}
      isFirm={issued !== undefined}
    >
      {issued ? (
        <ShownOnce
          label="signing secret"
          text={issued.secret}
          note="It is shown this once. Put it where the receiver reads it; if it is lost, make a new one."
          onDone={close}
        />
      ) : (
        <Details onIssued={setIssued} onClose={close} />
      )}
    </Dialog>
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
      <TextField
        label="Address"
        name="subscription-url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        hint="A public https address that takes POST requests and answers 2xx within ten seconds"
        value={values.targetUrl}
        problem={atUrl}
        onChange={(targetUrl) => set("targetUrl", targetUrl)}
      />
      <EventChoice events={systemEvents} chosen={values.events} onChange={(events) => set("events", events)} />
    </Form>
  );
}
