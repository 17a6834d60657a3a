import { useState } from "react";
import type { Brand } from "#data/console-api";
import { callOperation, getEtag } from "#/console/app/api/call-operation";
import { invalidateQueries, useQuery } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { Form } from "#/console/app/components/form";
import { Notice } from "#/console/app/components/notice";
import { Select } from "#/console/app/components/select";
import { StaleNotice } from "#/console/app/components/stale-notice";
import { defaultParts, type Part, PartsToTake, partLabels, useParentBrands } from "#/console/app/screens/brands/parent-choice";
import { showErrorToast } from "#/console/app/state/toasts";

type ParentDialogProps = { readonly brand: Brand; readonly isOpen: boolean; readonly onClose: () => void };

/** Sets, changes or removes the parent of a brand, and the parts that its new designs take. */
export const ParentDialog = ({ brand, isOpen, onClose }: ParentDialogProps) => (
  <Dialog title={`Parent of ${brand.name}`} isOpen={isOpen} onClose={onClose}>
    <ParentForm brand={brand} onClose={onClose} />
  </Dialog>
);

/** What the form starts with: the brand's parent and parts, or no parent and the default parts. */
const toFormValues = ({ parent }: Brand) => ({ parent: parent?.id ?? "", parts: parent?.parts ?? defaultParts });

function ParentForm({ brand, onClose }: Omit<ParentDialogProps, "isOpen">) {
  const { id, name } = brand;
  const [values, setValues] = useState(() => toFormValues(brand));
  const [ifMatch, setIfMatch] = useState(() => getEtag("get_brand", { id }));
  const published = useParentBrands();
  const family = useQuery("get_brand_family", { id });
  const update = useMutation("update_brand", {
    inForm: true,
    ifMatch,
    invalidates: ["get_brand", "get_brand_family", "list_workspace_brands", "list_parent_updates"],
    successMessage: ({ parent }) => (parent ? `${name} is a sub-brand of ${parent.name}.` : `${name} has no parent.`),
  });
  const isSameParent = values.parent === (brand.parent?.id ?? "");
  const send = async (isForced: boolean) => {
    if (values.parent !== "" && values.parts.length === 0) return;
    const parentParts = [...values.parts];
    const change =
      values.parent === "" ? { parent: null } : isSameParent ? { parentParts } : { parent: values.parent, parentParts };
    if (await update.run({ id, ...change }, { isForced })) onClose();
  };
  const reload = async () => {
    try {
      setValues(toFormValues(await callOperation("get_brand", { id })));
      setIfMatch(getEtag("get_brand", { id }));
      update.clear();
      void invalidateQueries("get_brand");
    } catch (thrown) {
      showErrorToast(thrown);
    }
  };
  const cancel = (
    <Button variant="quiet" onClick={onClose}>
      {isSameParent && values.parent === "" ? "Close" : "Cancel"}
    </Button>
  );
  if (family.data && family.data.subBrands.length > 0)
    return <Notice tone="info">{name} has sub-brands, so it cannot be a sub-brand itself.</Notice>;
  // The current parent stays a choice when it is archived or has no published version now.
  const others = (published ?? []).filter((other) => other.id !== id && other.id !== brand.parent?.id);
  const choices = brand.parent ? [brand.parent, ...others] : others;
  if (published && choices.length === 0)
    return <Notice tone="info">No other brand of this workspace is published. A parent needs a published version.</Notice>;
  const chosen = choices.find((choice) => choice.id === values.parent);
  return (
    <Form
      submit={values.parent === "" && brand.parent ? "Remove parent" : "Save"}
      isBusy={update.isBusy}
      problem={update.problem}
      onSubmit={() => send(false)}
      actions={cancel}
    >
      <Select
        label="Sub-brand of"
        options={[{ value: "", label: "None" }, ...choices.map((choice) => ({ value: choice.id, label: choice.name }))]}
        value={chosen?.id ?? ""}
        onChange={(parent) => setValues({ ...values, parent })}
      />
      {values.parent !== "" && (
        <PartsToTake chosen={values.parts} onChange={(parts) => setValues({ ...values, parts: [...parts] })} />
      )}
      <Consequences brand={brand} chosen={chosen?.name} parts={values.parts} isSameParent={isSameParent} />
      {update.isStale && <StaleNotice onReload={() => void reload()} onKeep={() => void send(true)} isBusy={update.isBusy} />}
    </Form>
  );
}

type ConsequencesProps = {
  readonly brand: Brand;
  /** The name of the chosen parent; undefined for none. */
  readonly chosen: string | undefined;
  readonly parts: readonly Part[];
  readonly isSameParent: boolean;
};

/** What happens to the designs of a brand, and to the parts that they took, once the form is saved. */
function Consequences({ brand, chosen, parts, isSameParent }: ConsequencesProps) {
  const { name, parent } = brand;
  if (chosen === undefined)
    return parent ? (
      <Notice tone="warning" title={`What happens without ${parent.name}`}>
        Designs of {name}, live and in draft, keep the parts that they took, and you can edit them. New designs are made without{" "}
        {parent.name}. Newer versions of it are no longer announced, and public pages of {name} do not name it any more.
      </Notice>
    ) : null;
  if (!isSameParent)
    return (
      <p className="field-hint">
        No design of {name} changes now. New designs take these parts from the published version of {chosen}. If {name} has a
        design, you can then take the version on this page, which makes a draft.
      </p>
    );
  const dropped = (parent?.parts ?? []).filter((part) => !parts.includes(part));
  if (dropped.length > 0)
    return (
      <Notice tone="info">
        Designs that took {dropped.map((part) => partLabels[part]).join(", ")} keep it. New designs make their own.
      </Notice>
    );
  return (
    <p className="field-hint">No design of {name} changes now. Parts that you add come with the next version that you take.</p>
  );
}
