import { useState } from "react";
import type { Brand } from "#data/console-api";
import { refreshAll } from "#/doors/console/app/api/answers";
import { call, tagOf } from "#/doors/console/app/api/call";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { TextArea, TextField } from "#/doors/console/app/parts/field";
import { Form, problemOf } from "#/doors/console/app/parts/form";
import { StaleNotice } from "#/doors/console/app/parts/stale-notice";
import { tellFailure } from "#/doors/console/app/state/toasts";
import { useKeptForm } from "#/doors/console/app/state/kept-form";

type EditBrandProps = { readonly brand: Brand; readonly isOpen: boolean; readonly onClose: () => void };

/** Name, tagline, description and website of a brand. */
export const EditBrand = ({ brand, isOpen, onClose }: EditBrandProps) => (
  <Dialog title={`Edit ${brand.name}`} isOpen={isOpen} onClose={onClose}>
    <Fields brand={brand} onClose={onClose} />
  </Dialog>
);

const labels = { name: "The name", tagline: "The tagline", description: "The description", website: "The website" } as const;

const valuesOf = ({ name, tagline, description, website }: Brand) => ({
  name,
  tagline: tagline ?? "",
  description: description ?? "",
  website: website ?? "",
});

function Fields({ brand, onClose }: Omit<EditBrandProps, "isOpen">) {
  const { id } = brand;
  const { values, set, reset } = useKeptForm(`brand-${id}`, valuesOf(brand));
  const [ifMatch, setIfMatch] = useState(() => tagOf("get_brand", { id }));
  const update = useChange("update_brand", {
    inForm: true,
    ifMatch,
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
  const send = async (isForced: boolean) => {
    if (!(await update.run({ id, ...values }, { isForced }))) return;
    reset();
    onClose();
  };
  const reload = async () => {
    try {
      const theirs = valuesOf(await call("get_brand", { id }));
      for (const field of Object.keys(labels) as (keyof typeof labels)[]) set(field, theirs[field]);
      setIfMatch(tagOf("get_brand", { id }));
      update.clear();
      void refreshAll("get_brand");
    } catch (thrown) {
      tellFailure(thrown);
    }
  };
  return (
    <Form
      submit="Save"
      isBusy={update.isBusy}
      problem={isPlaced ? undefined : update.problem}
      onSubmit={() => void send(false)}
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
      {update.isStale && <StaleNotice onReload={() => void reload()} onKeep={() => void send(true)} isBusy={update.isBusy} />}
    </Form>
  );
}
