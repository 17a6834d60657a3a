import type { IssuedSubscription } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { useQuery } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { Form } from "#/console/app/components/form";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Select } from "#/console/app/components/select";
import { Skeleton } from "#/console/app/components/skeleton";
import { EventPicker, getUrlProblem, systemEvents, UrlField } from "#/console/app/screens/settings/webhooks/endpoint-form";
import { OneTimeSecretDialog } from "#/console/app/screens/settings/webhooks/secret-dialogs";
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

type NamedSystem = { readonly name: string; readonly slug: string };

/**
 * The systems that the user can subscribe to: those of the workspace, then live ones of others. At
 * most 200 each.
 */
function useSystems() {
  const { id } = useWorkspace();
  const brands = useQuery("list_workspace_brands", { id, limit: 200 });
  const live = useQuery("list_systems", { limit: 200 });
  const failure = brands.failure ?? live.failure;
  const ownSystems = brands.data?.brands.map(({ system: { name, slug } }) => ({ name, slug })) ?? [];
  const otherSystems = live.data?.systems
    .filter(({ slug }) => !ownSystems.some((system) => system.slug === slug))
    .map(({ name, slug }) => ({ name, slug }));
  const data: readonly NamedSystem[] | undefined = brands.data && otherSystems && [...ownSystems, ...otherSystems];
  return {
    isLoading: brands.isLoading || live.isLoading,
    ...(failure !== undefined && { failure }),
    ...(data && { data }),
    reload() {
      brands.reload();
      live.reload();
    },
  };
}
