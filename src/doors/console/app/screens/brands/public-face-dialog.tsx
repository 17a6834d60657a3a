import type { Brand } from "#data/console-api";
import { refreshAll } from "#/doors/console/app/api/answers";
import { call, tagOf } from "#/doors/console/app/api/call";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Checkbox } from "#/doors/console/app/parts/checkbox";
import { Choice } from "#/doors/console/app/parts/choice";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { Form } from "#/doors/console/app/parts/form";
import { StaleNotice } from "#/doors/console/app/parts/stale-notice";
import { tellFailure } from "#/doors/console/app/state/toasts";
import { useState } from "react";

type PublicFaceProps = { readonly brand: Brand; readonly isOpen: boolean; readonly onClose: () => void };

/** Who can see a brand, and whether its public page shows the brief. */
export const PublicFaceDialog = ({ brand, isOpen, onClose }: PublicFaceProps) => (
  <Dialog title={`Who can see ${brand.name}`} isOpen={isOpen} onClose={onClose}>
    <Fields brand={brand} onClose={onClose} />
  </Dialog>
);

function Fields({ brand, onClose }: Omit<PublicFaceProps, "isOpen">) {
  const [visibility, setVisibility] = useState(brand.visibility);
  const [showBrief, setShowBrief] = useState(brand.showBrief);
  const [ifMatch, setIfMatch] = useState(() => tagOf("get_brand", { id: brand.id }));
  const update = useChange("update_brand", {
    inForm: true,
    ifMatch,
    refreshes: ["get_brand", "list_workspace_brands"],
    says: ({ name, visibility: now }) => (now === "PRIVATE" ? `${name} is private.` : `${name} is saved.`),
  });
  const send = async (isForced: boolean) => {
    if (await update.run({ id: brand.id, visibility, showBrief }, { isForced })) onClose();
  };
  const reload = async () => {
    try {
      const theirs = await call("get_brand", { id: brand.id });
      setVisibility(theirs.visibility);
      setShowBrief(theirs.showBrief);
      setIfMatch(tagOf("get_brand", { id: brand.id }));
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
      problem={update.problem}
      onSubmit={() => void send(false)}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Choice
        label="Visibility"
        layout="list"
        options={[
          {
            value: "PUBLIC",
            label: "Public",
            hint: "Its page, exports and downloads answer everyone once a design is approved.",
          },
          {
            value: "PRIVATE",
            label: "Private",
            hint: "Only members and API keys of the workspace read it. Public addresses answer 404, also in builds that use them.",
          },
        ]}
        value={visibility}
        onChange={setVisibility}
      />
      <Checkbox
        label="Show the brief on the public page"
        hint="Audience, values, tone and what the brand is never. Without it the page shows the design alone."
        isChecked={showBrief}
        isDisabled={visibility === "PRIVATE"}
        onChange={setShowBrief}
      />
      {update.isStale && <StaleNotice onReload={() => void reload()} onKeep={() => void send(true)} isBusy={update.isBusy} />}
    </Form>
  );
}
