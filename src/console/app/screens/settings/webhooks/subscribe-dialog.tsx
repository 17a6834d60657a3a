import type { IssuedSubscription } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { Form } from "#/console/app/components/form";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Select } from "#/console/app/components/select";
import { Skeleton } from "#/console/app/components/skeleton";
import { UrlField, getUrlProblem } from "#/console/app/screens/settings/webhooks/url-field";
import { EventPicker } from "#/console/app/screens/settings/webhooks/event-picker";
import { systemEvents } from "#/console/app/screens/settings/webhooks/event-descriptions";
import { OneTimeSecretDialog } from "#/console/app/screens/settings/webhooks/one-time-secret-dialog";
import { useSystems } from "#/console/app/screens/settings/webhooks/use-systems";
import { useFormDraft } from "#/console/app/state/form-draft";
import { useWorkspace } from "#/console/app/state/workspace";

/** Subscribes one of the user's URLs to a system and shows the signing secret once. */
export function SubscribeDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <OneTimeSecretDialog<IssuedSubscription>
      title="Subscribe to a system"
      isOpen={isOpen}
      onClose={onClose}
      getUrl={({ targetUrl }) => targetUrl}
      getNote={() => "The secret is shown only once. Store it in your receiver. If you lose it, rotate it."}
    >
      {(showSecret, close) => <SubscribeForm onIssued={showSecret} onClose={close} />}
    </OneTimeSecretDialog>
  );
}

type SystemEvent = (typeof systemEvents)[number];
type SubscribeFormValues = { readonly name: string; readonly targetUrl: string; readonly events: readonly SystemEvent[] };
const initialValues: SubscribeFormValues = { name: "", targetUrl: "", events: systemEvents };

function SubscribeForm({
  onIssued,
  onClose,
}: {
  readonly onIssued: (issued: IssuedSubscription) => void;
  readonly onClose: () => void;
}) {
  const { id } = useWorkspace();
  const systems = useSystems();
  const { values, set, reset } = useFormDraft(`subscription-${id}`, initialValues);
  const { run, isBusy, problem, problemStatus } = useMutation("create_subscription", {
    inForm: true,
    invalidates: ["list_my_subscriptions"],
  });
  const submit = async () => {
    const issued = await run(values);
    if (!issued) return;
    reset();
    onIssued(issued);
  };
  const urlProblem = getUrlProblem({ problem, problemStatus }, "targetUrl");
  return (
    <Form
      onSubmit={submit}
      submit="Subscribe"
      isBusy={isBusy}
      problem={urlProblem ? undefined : problem}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <QueryBoundary query={systems} skeleton={<Skeleton lines={2} />}>
        {(options) => (
          <Select
            label="System"
            value={values.name}
            missingValue="Choose a system."
            onChange={(name) => set("name", name)}
            options={[
              { value: "", label: "Choose a system" },
              ...options.map(({ name, slug }) => ({ value: slug, label: name })),
            ]}
          />
        )}
      </QueryBoundary>
      <UrlField
        name="subscription-url"
        value={values.targetUrl}
        problem={urlProblem}
        onChange={(targetUrl) => set("targetUrl", targetUrl)}
      />
      <EventPicker events={systemEvents} chosen={values.events} onChange={(events) => set("events", events)} />
    </Form>
  );
}
