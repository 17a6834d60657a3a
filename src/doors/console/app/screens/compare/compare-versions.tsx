import type { Brand, Design } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useList } from "#/doors/console/app/api/use-list";
import { Button, ButtonLink } from "#/doors/console/app/parts/button";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { Select } from "#/doors/console/app/parts/select";
import { useQueryWord } from "#/doors/console/app/router/location";
import { useParam } from "#/doors/console/app/router/params";
import { Comparison } from "#/doors/console/app/screens/compare/comparison";
import { Found } from "#/doors/console/app/screens/found";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Any two versions of a brand against each other. */
export function CompareVersions() {
  const brand = useAnswer("get_brand", { id: useParam("brand") });
  const { path } = useWorkspace();
  const designs = useList(
    "list_brand_designs",
    { id: useParam("brand"), order: "newest", limit: 200 },
    (answer) => answer.designs,
    (answer) => answer.nextCursor,
  );
  return (
    <Found known={brand} missing="No such brand">
      {(data) => (
        <>
          <PageHeader
            title="Compare versions"
            lead="Any two of the brand's versions, by sight and token by token."
            trail={[
              { label: "Brands", to: path() },
              { label: data.name, to: path(`/brands/${data.id}`) },
            ]}
          />
          <Loaded known={designs}>{() => <Chosen brand={data} designs={designs.rows ?? []} />}</Loaded>
        </>
      )}
    </Found>
  );
}

function Chosen({ brand, designs }: { readonly brand: Brand; readonly designs: readonly Design[] }) {
  const { path } = useWorkspace();
  const [fromWord, setFrom] = useQueryWord("from");
  const [toWord, setTo] = useQueryWord("to");
  // What has no tokens yet cannot be compared.
  const made = designs.filter(({ parts }) => parts.includes("tokens"));
  const to = made.find(({ id }) => id === toWord) ?? made[0];
  const from =
    made.find(({ id }) => id === fromWord && id !== to?.id) ??
    made.find(({ id }) => id === brand.system.servedDesignId && id !== to?.id) ??
    made.find(({ id }) => id !== to?.id);
  if (!to || !from)
    return (
      <EmptyState
        title="There is only one version"
        action={
          <ButtonLink to={path(`/brands/${brand.id}/designs/new`)} variant="primary" icon="add">
            New design
          </ButtonLink>
        }
      >
        <p>With the brand's next design there are two to put side by side.</p>
      </EmptyState>
    );
  const options = made.map(({ id, name, version, status }) => ({
    value: id,
    label: `${version ?? status.charAt(0) + status.slice(1).toLowerCase().replace("_", " ")} · ${name}${id === brand.system.servedDesignId ? " (public)" : ""}`,
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
      <Two from={from.id} to={to.id} />
    </>
  );
}

function Two({ from, to }: { readonly from: string; readonly to: string }) {
  const difference = useAnswer("compare_designs", { id: to, from });
  return (
    <Loaded known={difference}>
      {({ from: before, ...rest }) => before && <Comparison difference={{ ...rest, from: before }} />}
    </Loaded>
  );
}
