import type { Brand, Design } from "#data/console-api";
import { useList, useQuery } from "#/console/app/api/queries";
import { toSentenceCase } from "#/console/app/components/badge";
import { Button, ButtonLink } from "#/console/app/components/button";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PageHeader } from "#/console/app/components/page-header";
import { Select } from "#/console/app/components/select";
import { useParam, useQueryParam } from "#/console/app/router/location";
import { Comparison } from "#/console/app/screens/compare/comparison";
import { ResourceScreen } from "#/console/app/screens/resource-screen";
import { useWorkspace } from "#/console/app/state/workspace";

/** Compares any two versions of a brand. */
export function CompareVersions() {
  const brand = useQuery("get_brand", { id: useParam("brand") });
  const { getPath } = useWorkspace();
  const designs = useList(
    "list_brand_designs",
    { id: useParam("brand"), order: "newest", limit: 200 },
    (page) => page.designs,
    (page) => page.nextCursor,
  );
  return (
    <ResourceScreen query={brand} notFoundTitle="Brand not found">
      {(data) => (
        <>
          <PageHeader
            title="Compare versions"
            lead="Compare any two versions, visually and token by token."
            trail={[
              { label: "Brands", to: getPath() },
              { label: data.name, to: getPath(`/brands/${data.id}`) },
            ]}
          />
          <QueryBoundary query={designs}>{() => <VersionPicker brand={data} designs={designs.rows ?? []} />}</QueryBoundary>
        </>
      )}
    </ResourceScreen>
  );
}

function VersionPicker({ brand, designs }: { readonly brand: Brand; readonly designs: readonly Design[] }) {
  const { getPath } = useWorkspace();
  const [fromParam, setFrom] = useQueryParam("from");
  const [toParam, setTo] = useQueryParam("to");
  // A design without tokens cannot be compared yet.
  const comparable = designs.filter(({ parts }) => parts.includes("tokens"));
  const to = comparable.find(({ id }) => id === toParam) ?? comparable[0];
  const from =
    comparable.find(({ id }) => id === fromParam && id !== to?.id) ??
    comparable.find(({ id }) => id === brand.system.servedDesignId && id !== to?.id) ??
    comparable.find(({ id }) => id !== to?.id);
  if (!to || !from)
    return (
      <EmptyState
        title="Only one version"
        action={
          <ButtonLink to={getPath(`/brands/${brand.id}/designs/new`)} variant="primary" icon="add">
            New design
          </ButtonLink>
        }
      >
        <p>Create another design to compare two versions side by side.</p>
      </EmptyState>
    );
  const options = comparable.map(({ id, name, version, status }) => ({
    value: id,
    label: `${version ?? toSentenceCase(status)} · ${name}${id === brand.system.servedDesignId ? " (public)" : ""}`,
  }));
  return (
    <>
      <div className="compare-with">
        <Select label="Before" options={options.filter(({ value }) => value !== to.id)} value={from.id} onChange={setFrom} />
        <Button
          onClick={() => {
            setFrom(to.id);
            setTo(from.id);
          }}
        >
          Swap
        </Button>
        <Select label="After" options={options.filter(({ value }) => value !== from.id)} value={to.id} onChange={setTo} />
      </div>
      <ComparisonLoader from={from.id} to={to.id} />
    </>
  );
}

function ComparisonLoader({ from, to }: { readonly from: string; readonly to: string }) {
  const difference = useQuery("compare_designs", { id: to, from });
  return (
    <QueryBoundary query={difference}>
      {({ from: before, ...rest }) => before && <Comparison difference={{ ...rest, from: before }} />}
    </QueryBoundary>
  );
}
