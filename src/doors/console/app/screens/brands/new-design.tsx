import { useMemo, useState } from "react";
import type { Brand, DesignDetails } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useChange } from "#/doors/console/app/api/use-change";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { goTo, useQueryWord } from "#/doors/console/app/router/location";
import { useParam } from "#/doors/console/app/router/params";
import { BriefStudio } from "#/doors/console/app/screens/brands/brief-studio";
import { emptyBrief, valuesOf } from "#/doors/console/app/screens/brands/brief-values";
import { Found } from "#/doors/console/app/screens/found";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** A further design of a brand: the same form, begun from the brief of the design that `from` names, else of the newest one. */
export function NewDesign() {
  const { path } = useWorkspace();
  const brand = useAnswer("get_brand", { id: useParam("brand") });
  const [from] = useQueryWord("from");
  return (
    <Found known={brand} missing="No such brand">
      {(data) => (
        <>
          <PageHeader
            title="New design"
            trail={[
              { label: "Brands", to: path() },
              { label: data.name, to: path(`/brands/${data.id}`) },
            ]}
            lead={`A draft for ${data.name}. What is public stays as it is until the new design is approved.`}
          />
          {from === "" ? <FromNewest brand={data} /> : <FromDesign brand={data} designId={from} />}
        </>
      )}
    </Found>
  );
}

function FromNewest({ brand }: { readonly brand: Brand }) {
  const known = useAnswer("list_brand_designs", { id: brand.id, order: "newest", limit: 1 });
  // What it begins from is settled once: a newer design must not take the form away from who fills it in.
  const [designId, settle] = useState<string>();
  const newest = known.isLoading ? undefined : known.data && (known.data.designs[0]?.id ?? "");
  if (designId === undefined && newest !== undefined) settle(newest);
  if (designId === undefined) return <Loaded known={{ ...known, data: undefined }}>{() => null}</Loaded>;
  return designId === "" ? <Studio brand={brand} /> : <FromDesign brand={brand} designId={designId} />;
}

function FromDesign({ brand, designId }: { readonly brand: Brand; readonly designId: string }) {
  const design = useAnswer("get_design", { id: designId });
  return <Loaded known={design}>{(data) => <Studio brand={brand} design={data} />}</Loaded>;
}

function Studio({ brand, design }: { readonly brand: Brand; readonly design?: DesignDetails }) {
  const { path } = useWorkspace();
  const refreshes = ["list_brand_designs", "list_projects", "get_brand"] as const;
  const create = useChange("create_design", { inForm: true, refreshes });
  const initial = useMemo(
    () => ({
      ...(design ? valuesOf(design.brief) : { ...emptyBrief, tagline: brand.tagline ?? "", offer: brand.description ?? "" }),
      name: brand.name,
      platform: brand.system.platform,
    }),
    [brand, design],
  );
  return (
    <BriefStudio
      id={`design-${brand.id}-${design?.id ?? "new"}`}
      initial={initial}
      before={design?.brief}
      isNameFixed
      submit="Make this design"
      isBusy={create.isBusy}
      problem={create.problem}
      onSend={async (wanted) => {
        const made = await create.run({ id: brand.id, ...wanted, run: true });
        if (made) goTo(path(`/projects/${made.project.id}`), { replace: true });
        return made;
      }}
    />
  );
}
