import type { Brand } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { TextArea, TextField } from "#/doors/console/app/parts/field";
import { Form, problemOf } from "#/doors/console/app/parts/form";
import { useKeptForm } from "#/doors/console/app/state/kept-form";

type EditBrandProps = { readonly brand: Brand; readonly isOpen: boolean; readonly onClose: () => void };

/** Name, tagline, description and website of a brand. */
export const EditBrand = ({ brand, isOpen, onClose }: EditBrandProps) => (
  <Dialog title={`Edit ${brand.name}`} isOpen={isOpen} onClose={onClose}>
    <Fields brand={brand} onClose={onClose} />
  </Dialog>
);

const labels = { name: "The name", tagline: "The tagline", description: "The description", website: "The website" } as const;

function Fields({ brand, onClose }: Omit<EditBrandProps, "isOpen">) {
  const { id, name, tagline, description, website } = brand;
  const { values, set, reset } = useKeptForm(`brand-${id}`, {
    name,
    tagline: tagline ?? "",
    description: description ?? "",
    website: website ?? "",
  });
  const update = useChange("update_brand", {
    inForm: true,
    refreshes: ["get_brand", "list_workspace_brands"],
    says: (saved) => `${saved.name} is saved.`,
  });
  const at = (field: keyof typeof labels) => problemOf(update.problem, field, labels[field]);
  const isPlaced = (Object.keys(labels) as (keyof typeof labels)[]).some((field) => at(field) !== undefined);
  const text = (field: keyof typeof labels) => ({
    value: values[field],
    onChange: (value: string) => set(field, value),
    problem: at(field),
  });
  return (
    <Form
      submit="Save"
      isBusy={update.isBusy}
      problem={isPlaced ? undefined : update.problem}
      onSubmit={async () => {
        if (!(await update.run({ id, ...values }))) return;
        reset();
        onClose();
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField label="Name" {...text("name")} maxLength={80} required />
      <TextField label="Tagline" {...text("tagline")} isOptional maxLength={200} />
      <TextArea label="Description" {...text("description")} isOptional maxLength={600} />
      <TextField label="Website" {...text("website")} isOptional type="url" placeholder="https://…" />
    </Form>
  );
}
