import { useState } from "react";
import type { Brand } from "#data/console-api";
import { invalidateQueries } from "#/console/app/api/queries";
import { callOperation, getEtag } from "#/console/app/api/call-operation";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { TextArea, TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { StaleNotice } from "#/console/app/components/stale-notice";
import { showErrorToast } from "#/console/app/state/toasts";
import { useFormDraft } from "#/console/app/state/form-draft";

type EditBrandProps = { readonly brand: Brand; readonly isOpen: boolean; readonly onClose: () => void };

/** Edits the name, tagline, description and website of a brand. */
export const EditBrand = ({ brand, isOpen, onClose }: EditBrandProps) => (
  <Dialog title={`Edit ${brand.name}`} isOpen={isOpen} onClose={onClose}>
    <BrandForm brand={brand} onClose={onClose} />
  </Dialog>
);

const labels = { name: "Name", tagline: "Tagline", description: "Description", website: "Website" } as const;

const toFormValues = ({ name, tagline, description, website }: Brand) => ({
  name,
  tagline: tagline ?? "",
  description: description ?? "",
  website: website ?? "",
});

function BrandForm({ brand, onClose }: Omit<EditBrandProps, "isOpen">) {
  const { id } = brand;
  const { values, set, reset } = useFormDraft(`brand-${id}`, toFormValues(brand));
  const [ifMatch, setIfMatch] = useState(() => getEtag("get_brand", { id }));
  const update = useMutation("update_brand", {
    inForm: true,
    ifMatch,
    invalidates: ["get_brand", "list_workspace_brands"],
    successMessage: (saved) => `${saved.name} is saved.`,
  });
  const getProblem = (field: keyof typeof labels) => getFieldProblem(update.problem, field, labels[field]);
  const hasFieldProblem = (Object.keys(labels) as (keyof typeof labels)[]).some((field) => getProblem(field) !== undefined);
  const getTextFieldProps = (field: keyof typeof labels) => ({
    value: values[field],
    onChange: (value: string) => set(field, value),
    problem: getProblem(field),
  });
  const send = async (isForced: boolean) => {
    if (!(await update.run({ id, ...values }, { isForced }))) return;
    reset();
    onClose();
  };
  const reload = async () => {
    try {
      const currentValues = toFormValues(await callOperation("get_brand", { id }));
      for (const field of Object.keys(labels) as (keyof typeof labels)[]) set(field, currentValues[field]);
      setIfMatch(getEtag("get_brand", { id }));
      update.clear();
      void invalidateQueries("get_brand");
    } catch (thrown) {
      showErrorToast(thrown);
    }
  };
  return (
    <Form
      submit="Save"
      isBusy={update.isBusy}
      problem={hasFieldProblem ? undefined : update.problem}
      onSubmit={() => send(false)}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField label="Name" {...getTextFieldProps("name")} maxLength={80} required />
      <TextField label="Tagline" {...getTextFieldProps("tagline")} isOptional maxLength={200} />
      <TextArea label="Description" {...getTextFieldProps("description")} isOptional maxLength={600} />
      <TextField label="Website" {...getTextFieldProps("website")} isOptional type="url" placeholder="https://…" />
      {update.isStale && <StaleNotice onReload={() => void reload()} onKeep={() => void send(true)} isBusy={update.isBusy} />}
    </Form>
  );
}
