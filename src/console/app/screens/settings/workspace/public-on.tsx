import { useState } from "react";
import type { WorkspaceDetails } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { RadioGroup } from "#/console/app/components/radio-group";
import { Form } from "#/console/app/components/form";
import { Section } from "#/console/app/components/section";
import { useWorkspace } from "#/console/app/state/workspace";

/** Labels of when a design goes live. */
export const publicOnLabels: Readonly<Record<WorkspaceDetails["publicOn"], string>> = {
  APPROVAL: "Approval",
  PUBLICATION: "Publication",
};

/** Selects when designs of the workspace go live. */
export function PublicOn({ publicOn }: Pick<WorkspaceDetails, "publicOn">) {
  const { id } = useWorkspace();
  const [value, setValue] = useState(publicOn);
  const update = useMutation("update_workspace", {
    inForm: true,
    invalidates: ["get_workspace", "list_workspace_brands", "get_brand"],
    successMessage: (workspace) =>
      workspace.publicOn === "APPROVAL" ? "Designs go live when they are approved." : "Designs go live when they are published.",
  });
  return (
    <Section title="Going live">
      <Form submit="Save" isBusy={update.isBusy} problem={update.problem} onSubmit={() => update.run({ id, publicOn: value })}>
        <RadioGroup
          label="A design goes live"
          layout="list"
          options={[
            {
              value: "APPROVAL",
              label: "When it is approved",
              hint: "The newest approved design is live until you publish one.",
            },
            {
              value: "PUBLICATION",
              label: "When it is published",
              hint:
                "Approved designs stay in the workspace. Brands whose live design is only approved return to their newest " +
                "release, or go offline.",
            },
          ]}
          value={value}
          onChange={setValue}
        />
      </Form>
    </Section>
  );
}
