import { useEffect, useState } from "react";
import type { WebhookEndpoint } from "#data/console-api";
import { Button } from "#/console/app/components/button";
import { TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { getServerUrl } from "#/console/app/router/urls";
import { CheckboxGroup } from "#/console/app/components/checkbox";

/** The editable fields of an endpoint. */
export type EndpointFields = {
  readonly url: string;
  readonly description: string;
  readonly events: readonly WorkspaceEvent[];
};

type EndpointFormProps = {
  readonly values: EndpointFields;
  readonly set: <Name extends keyof EndpointFields>(name: Name, value: EndpointFields[Name]) => void;
  readonly submit: string;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly problemStatus: number | undefined;
};

/** The form of a new or existing endpoint. */
export function EndpointForm({ values, set, submit, onSubmit, onClose, isBusy, problem, problemStatus }: EndpointFormProps) {
  const urlProblem = getUrlProblem({ problem, problemStatus }, "url");
  return (
    <Form
      onSubmit={onSubmit}
      submit={submit}
      isBusy={isBusy}
      problem={urlProblem ? undefined : problem}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <UrlField name="endpoint-url" value={values.url} problem={urlProblem} onChange={(url) => set("url", url)} />
      <TextField
        label="Description"
        name="endpoint-description"
        autoComplete="off"
        isOptional
        value={values.description}
        onChange={(description) => set("description", description)}
      />
      <EventPicker<WorkspaceEvent> events={workspaceEvents} chosen={values.events} onChange={(events) => set("events", events)} />
    </Form>
  );
}

type UrlFieldProps = {
  /** The field's name for browsers and password managers. */
  readonly name: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
};

/** The URL that deliveries are sent to. */
export const UrlField = (props: UrlFieldProps) => (
  <TextField
    {...props}
    label="URL"
    required
    type="url"
    inputMode="url"
    autoComplete="off"
    spellCheck={false}
    placeholder="https://"
    hint="A public https URL that accepts POST requests and responds with 2xx within ten seconds."
  />
);

type FailedInput = { readonly problem: string | undefined; readonly problemStatus: number | undefined };

/** The server's message about the URL: any refused input but that of the events. */
export const getUrlProblem = ({ problem, problemStatus }: FailedInput, field: string): string | undefined =>
  getFieldProblem(problem, field, "URL") ?? (problemStatus === 400 && !problem?.startsWith("events") ? problem : undefined);

type EventPickerProps<Name extends string> = {
  readonly events: readonly Name[];
  readonly chosen: readonly Name[];
  readonly onChange: (chosen: readonly Name[]) => void;
};

/** Selects events, each with its description. */
export function EventPicker<Name extends string>({ events, chosen, onChange }: EventPickerProps<Name>) {
  const descriptions = useEventDescriptions();
  return (
    <CheckboxGroup
      label="Events"
      options={events.map((value) => ({ value, label: <code>{value}</code>, hint: descriptions.get(value) }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}

type WorkspaceEvent = WebhookEndpoint["events"][number];

/** The events that an endpoint can receive, in their usual order. */
export const workspaceEvents = [
  "system.activated",
  "design.ready",
  "design.published",
  "design.edits_proposed",
  "project.review_ready",
  "project.finalized",
  "brand.parent_updated",
] as const satisfies readonly WorkspaceEvent[];

/** The events that subscriptions to a system can receive. */
export const systemEvents = ["system.published", "system.updated"] as const;

type EventCatalog = { readonly events: readonly { readonly name: string; readonly firesWhen: string }[] };
const noDescriptions: ReadonlyMap<string, string> = new Map();
let request: Promise<ReadonlyMap<string, string>> | undefined;

const fetchDescriptions = async () => {
  const response = await fetch(getServerUrl("/docs/webhooks.json"));
  if (!response.ok) throw new Error("Could not load the event descriptions.");
  const { events } = (await response.json()) as EventCatalog;
  return new Map(events.map(({ name, firesWhen }) => [name, firesWhen]));
};

/**
 * When each event is sent, from the webhooks guide. Empty until loaded; the form works without it.
 */
function useEventDescriptions(): ReadonlyMap<string, string> {
  const [descriptions, setDescriptions] = useState(noDescriptions);
  useEffect(() => {
    request ??= fetchDescriptions();
    request.then(setDescriptions, () => {
      request = undefined;
    });
  }, []);
  return descriptions;
}
