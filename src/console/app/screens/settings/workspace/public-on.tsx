import { useState } from "react";
import type { WorkspaceDetails } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { RadioGroup } from "#/console/app/components/radio-group";
import { Form } from "#/console/app/components/form";
import { Section } from "#/console/app/components/section";
import { useWorkspace } from "#/console/app/state/workspace";

/** When a design goes public, in a few words. */
export const publicOnLabels: Readonly<Record<WorkspaceDetails["publicOn"], string>> = {
  APPROVAL: "Approval",
  PUBLICATION: "Publication",
};

/** Chooses when designs of the workspace go public. */
export function PublicOn({ publicOn }: Pick<WorkspaceDetails, "publicOn">) {
  const { id } = useWorkspace();
  const [value, setValue] = useState(publicOn);
  const update = useMutation("update_workspace", {
    inForm: true,
    invalidates: ["get_workspace", "list_workspace_brands", "get_brand"],
    successMessage: (workspace) =>
      workspace.publicOn === "APPROVAL"
        ? "Designs go public when they are approved."
        : "Designs go public when they are published.",
  });
  return (
    <Section title="When designs go public">
      <Form
        submit="Save"
        isBusy={update.isBusy}
        problem={update.problem}
        onSubmit={() => void update.run({ id, publicOn: value })}
      >
        <RadioGroup
          label="A design goes public"
          layout="list"
          options={[
            {
              value: "APPROVAL",
              label: "When it is approved",
              hint: "The newest approved design is served until one is published.",
            },
            {
              value: "PUBLICATION",
              label: "When it is published",
              hint: "An approved design stays within the workspace. Brands that serve one now serve their newest release from then on, or nothing.",
            },
          ]}
          value={value}
          onChange={setValue}
        />
      </Form>
    </Section>
  );
}
