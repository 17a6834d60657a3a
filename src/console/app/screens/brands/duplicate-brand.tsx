import type { Brand } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { navigate } from "#/console/app/router/location";
import { useFormDraft } from "#/console/app/state/form-draft";
import { useWorkspace } from "#/console/app/state/workspace";

type DuplicateBrandProps = { readonly brand: Brand; readonly isOpen: boolean; readonly onClose: () => void };

/** Creates a brand with a copy of what people decided about another one. */
export const DuplicateBrand = ({ brand, isOpen, onClose }: DuplicateBrandProps) => (
  <Dialog title={`Duplicate ${brand.name}`} isOpen={isOpen} onClose={onClose}>
    <DuplicateForm brand={brand} onClose={onClose} />
  </Dialog>
);

function DuplicateForm({ brand, onClose }: Omit<DuplicateBrandProps, "isOpen">) {
  const { getPath } = useWorkspace();
  const { values, set, reset } = useFormDraft(`duplicate-${brand.id}`, { name: "" });
  const duplicate = useMutation("duplicate_brand", {
    inForm: true,
    invalidates: ["list_workspace_brands", "list_projects"],
    successMessage: ({ brand: created }) => `${created.name} is created.`,
  });
  const nameProblem = getFieldProblem(duplicate.problem, "name", "Name");
  const send = async () => {
    const created = await duplicate.run({ id: brand.id, name: values.name });
    if (!created) return;
    reset();
    onClose();
    navigate(getPath(created.project ? `/projects/${created.project.id}` : `/brands/${created.brand.id}`));
  };
  return (
    <Form
      submit="Duplicate brand"
      isBusy={duplicate.isBusy}
      problem={nameProblem ? undefined : duplicate.problem}
      onSubmit={send}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <p className="quiet prose">
        The new brand gets the description, the visibility and a draft with the brief, the edits and the direction of the live
        design, or of the newest one. {brand.name} does not change.
      </p>
      <TextField
        label="Name"
        hint="The name of the new brand. It replaces the old name in the brief."
        value={values.name}
        onChange={(value) => set("name", value)}
        problem={nameProblem}
        maxLength={80}
        required
        autoComplete="off"
      />
    </Form>
  );
}
