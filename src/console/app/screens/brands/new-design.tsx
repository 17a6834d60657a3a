import { useMemo, useState } from "react";
import type { Brand, DesignDetails } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PageHeader } from "#/console/app/components/page-header";
import { navigate, useParam, useQueryParam } from "#/console/app/router/location";
import { BriefStudio } from "#/console/app/screens/brands/brief-studio";
import { emptyBriefValues, toBriefValues } from "#/console/app/screens/brands/brief-values";
import { ResourceScreen } from "#/console/app/screens/resource-screen";
import { useWorkspace } from "#/console/app/state/workspace";

/**
 * Creates another design of a brand. The form starts from the brief of the design that `from`
 * names, or of the newest one.
 */
export function NewDesign() {
  const { getPath } = useWorkspace();
  const brand = useQuery("get_brand", { id: useParam("brand") });
  const [from] = useQueryParam("from");
  return (
    <ResourceScreen query={brand} notFoundTitle="Brand not found">
      {(data) => (
        <>
          <PageHeader
            title="New design"
            trail={[
              { label: "Brands", to: getPath() },
              { label: data.name, to: getPath(`/brands/${data.id}`) },
            ]}
            lead={`A draft for ${data.name}. The live design does not change until you approve the new one.`}
          />
          {from === "" ? <NewestDesignLoader brand={data} /> : <DesignLoader brand={data} designId={from} />}
        </>
      )}
    </ResourceScreen>
  );
}

function NewestDesignLoader({ brand }: { readonly brand: Brand }) {
  const newestDesigns = useQuery("list_brand_designs", { id: brand.id, order: "newest", limit: 1 });
  // Chosen once: a newer design must not replace the form while it is being filled in.
  const [designId, setDesignId] = useState<string>();
  const newest = newestDesigns.isLoading ? undefined : newestDesigns.data && (newestDesigns.data.designs[0]?.id ?? "");
  if (designId === undefined && newest !== undefined) setDesignId(newest);
  if (designId === undefined) return <QueryBoundary query={{ ...newestDesigns, data: undefined }}>{() => null}</QueryBoundary>;
  return designId === "" ? <Studio brand={brand} /> : <DesignLoader brand={brand} designId={designId} />;
}

function DesignLoader({ brand, designId }: { readonly brand: Brand; readonly designId: string }) {
  const design = useQuery("get_design", { id: designId });
  return <QueryBoundary query={design}>{(data) => <Studio brand={brand} design={data} />}</QueryBoundary>;
}

function Studio({ brand, design }: { readonly brand: Brand; readonly design?: DesignDetails }) {
  const { getPath } = useWorkspace();
  const invalidates = ["list_brand_designs", "list_projects", "get_brand"] as const;
  const create = useMutation("create_design", { inForm: true, invalidates });
  const initial = useMemo(
    () => ({
      ...(design
        ? // Another design of the same brief differs in seed and direction unless people choose them.
          { ...toBriefValues(design.brief), archetype: "" as const, seed: "" }
        : { ...emptyBriefValues, tagline: brand.tagline ?? "", offer: brand.description ?? "" }),
      name: brand.name,
      platform: brand.system.platform,
    }),
    [brand, design],
  );
  return (
    <BriefStudio
      id={`design-${brand.id}-${design?.id ?? "new"}`}
      initial={initial}
      isNameFixed
      submit="Create design"
      isBusy={create.isBusy}
      problem={create.problem}
      onSend={async (request) => {
        const created = await create.run({ id: brand.id, ...request, run: true });
        if (created) navigate(getPath(`/projects/${created.project.id}`), { replace: true });
        return created;
      }}
    />
  );
}
