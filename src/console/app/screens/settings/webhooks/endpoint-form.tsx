import { Button } from "#/console/app/components/button";
import { TextField } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";
import { UrlField, getUrlProblem } from "#/console/app/screens/settings/webhooks/url-field";
import { EventPicker } from "#/console/app/screens/settings/webhooks/event-picker";
import { type WorkspaceEvent, workspaceEvents } from "#/console/app/screens/settings/webhooks/event-descriptions";

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
