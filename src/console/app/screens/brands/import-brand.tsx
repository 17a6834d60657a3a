import { useState } from "react";
import type { BrandImport } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { TextArea, TextField } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";
import { PageHeader } from "#/console/app/components/page-header";
import { navigate } from "#/console/app/router/location";
import { BrandFiles } from "#/console/app/screens/brands/brand-files";
import { ParentChoice, useParentChoice } from "#/console/app/screens/brands/parent-choice";
import { useWorkspace } from "#/console/app/state/workspace";

/** The name of an import whose files have none. */
const unnamed = "Imported brand";

/** Makes a brand of what a company has: its mark, fonts, colours, pictures, icons and voice as files. */
export function ImportBrand() {
  const { id, getPath } = useWorkspace();
  const [name, setName] = useState("");
  const [offer, setOffer] = useState("");
  const [imported, setImported] = useState<BrandImport>();
  const start = useMutation("start_design", {
    inForm: true,
    invalidates: ["list_workspace_brands", "list_projects", "list_brand_designs"],
  });
  const parent = useParentChoice(`import-${id}`);
  const take = (read: BrandImport | undefined) => {
    setImported(read);
    if (read && name === "" && read.name !== unnamed) setName(read.name);
  };
  const create = async () => {
    if (!imported) return;
    const brief = { name: name.trim(), ...(offer.trim() !== "" && { offer: offer.trim() }) };
    const created = await start.run({ id, brief, import: imported.id, ...parent.request, run: true });
    if (!created) return;
    parent.reset();
    navigate(getPath(`/projects/${created.project.id}`), { replace: true });
  };
  const brief = (
    <p className="quiet">
      No files yet?{" "}
      <Button variant="quiet" onClick={() => navigate(getPath("/brands/new"))}>
        Start from a brief
      </Button>
    </p>
  );
  return (
    <>
      <PageHeader
        title="Import a brand"
        trail={[{ label: "Brands", to: getPath() }]}
        lead={
          "Bring what you have: logo, fonts, colours, pictures, icons, voice. Everything is kept exactly, and what is missing " +
          "is designed around it."
        }
      />
      <div className="import-brand">
        <BrandFiles imported={imported} onImported={take} hasAddress empty={brief} />
        {imported && (
          <Form onSubmit={create} submit="Create design" isBusy={start.isBusy} problem={start.problem}>
            <TextField label="Name of the brand" value={name} onChange={setName} required maxLength={80} />
            <TextArea
              label="What it offers"
              hint="The texts of its pages are written from this."
              value={offer}
              onChange={setOffer}
              isOptional
              maxLength={600}
            />
            <ParentChoice values={parent.values} set={parent.set} />
          </Form>
        )}
      </div>
    </>
  );
}
