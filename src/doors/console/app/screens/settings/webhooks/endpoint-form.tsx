import { Button } from "#/doors/console/app/parts/button";
import { TextField } from "#/doors/console/app/parts/field";
import { Form } from "#/doors/console/app/parts/form";
import { AddressField } from "#/doors/console/app/screens/settings/webhooks/address-field";
import { addressProblem } from "#/doors/console/app/screens/settings/webhooks/address-problem";
import { EventChoice } from "#/doors/console/app/screens/settings/webhooks/event-choice";
import { type WorkspaceEvent, workspaceEvents } from "#/doors/console/app/screens/settings/webhooks/event-words";

/** What people say of an endpoint. */
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
};

/** Address, purpose and events of an endpoint, new or known. */
export function EndpointForm({ values, set, submit, onSubmit, onClose, isBusy, problem }: EndpointFormProps) {
  const atUrl = addressProblem(problem, "url");
  return (
    <Form
      onSubmit={onSubmit}
      submit={submit}
      isBusy={isBusy}
      problem={atUrl ? undefined : problem}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <AddressField name="endpoint-url" value={values.url} problem={atUrl} onChange={(url) => set("url", url)} />
      <TextField
        label="What it is for"
        name="endpoint-description"
        autoComplete="off"
        isOptional
        value={values.description}
        onChange={(description) => set("description", description)}
      />
      <EventChoice<WorkspaceEvent> events={workspaceEvents} chosen={values.events} onChange={(events) => set("events", events)} />
    </Form>
  );
}
