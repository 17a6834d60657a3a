import type { Brand } from "#data/console-api";
import { invalidateQueries } from "#/console/app/api/queries";
import { callOperation, getEtag } from "#/console/app/api/call-operation";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { Checkbox } from "#/console/app/components/checkbox";
import { RadioGroup } from "#/console/app/components/radio-group";
import { Dialog } from "#/console/app/components/dialog";
import { Form } from "#/console/app/components/form";
import { StaleNotice } from "#/console/app/components/stale-notice";
import { showErrorToast } from "#/console/app/state/toasts";
import { useState } from "react";

type VisibilityDialogProps = { readonly brand: Brand; readonly isOpen: boolean; readonly onClose: () => void };

/** Changes who can see a brand, and whether its public page shows the brief. */
export const VisibilityDialog = ({ brand, isOpen, onClose }: VisibilityDialogProps) => (
  <Dialog title={`Visibility of ${brand.name}`} isOpen={isOpen} onClose={onClose}>
    <VisibilityForm brand={brand} onClose={onClose} />
  </Dialog>
);

function VisibilityForm({ brand, onClose }: Omit<VisibilityDialogProps, "isOpen">) {
  const [visibility, setVisibility] = useState(brand.visibility);
  const [showBrief, setShowBrief] = useState(brand.showBrief);
  const [ifMatch, setIfMatch] = useState(() => getEtag("get_brand", { id: brand.id }));
  const update = useMutation("update_brand", {
    inForm: true,
    ifMatch,
    invalidates: ["get_brand", "list_workspace_brands"],
    successMessage: ({ name, visibility: now }) => (now === "PRIVATE" ? `${name} is private.` : `${name} is saved.`),
  });
  const send = async (isForced: boolean) => {
    if (await update.run({ id: brand.id, visibility, showBrief }, { isForced })) onClose();
  };
  const reload = async () => {
    try {
      const currentBrand = await callOperation("get_brand", { id: brand.id });
      setVisibility(currentBrand.visibility);
      setShowBrief(currentBrand.showBrief);
      setIfMatch(getEtag("get_brand", { id: brand.id }));
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
      problem={update.problem}
      onSubmit={() => send(false)}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <RadioGroup
        label="Visibility"
        layout="list"
        options={[
          {
            value: "PUBLIC",
            label: "Public",
            hint: "Anyone can open its page, exports and downloads once a design is live.",
          },
          {
            value: "PRIVATE",
            label: "Private",
            hint:
              "Only members and API keys of the workspace have access. Public URLs return 404, which also affects " +
              "builds that fetch them.",
          },
        ]}
        value={visibility}
        onChange={setVisibility}
      />
      <Checkbox
        label="Show the brief on the public page"
        hint="Includes audience, values, tone and what the brand avoids. Otherwise the page shows only the design."
        isChecked={showBrief}
        isDisabled={visibility === "PRIVATE"}
        onChange={setShowBrief}
      />
      {update.isStale && <StaleNotice onReload={() => void reload()} onKeep={() => void send(true)} isBusy={update.isBusy} />}
    </Form>
  );
}
