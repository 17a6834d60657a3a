import { useId, useState } from "react";
import type { Brand, BrandFamily, PartComparison, SubBrand } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { Badge } from "#/console/app/components/badge";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { pluralize } from "#/console/app/components/format";
import { Notice } from "#/console/app/components/notice";
import { Section } from "#/console/app/components/section";
import { Swatch } from "#/console/app/components/swatch";
import { Table } from "#/console/app/components/table";
import { Link } from "#/console/app/router/link";
import { navigate } from "#/console/app/router/location";
import { partLabels } from "#/console/app/screens/brands/parent-choice";
import { useWorkspace } from "#/console/app/state/workspace";

type BrandFamilyProps = {
  readonly brand: Brand;
  /** Whether it has a design that can take a version of the parent. */
  readonly hasDesigns: boolean;
  readonly onChangeParent: () => void;
};

/** The parent of a brand with what its newer version would change, and the brand's sub-brands. */
export function BrandFamilySections({ brand, ...props }: BrandFamilyProps) {
  const { data } = useQuery("get_brand_family", { id: brand.id });
  if (!data) return null;
  return (
    <>
      {data.parent && <ParentSection brand={brand} parent={data.parent} parts={data.parts} {...props} />}
      {data.subBrands.length > 0 && <SubBrandsSection brand={brand} subBrands={data.subBrands} />}
    </>
  );
}

type Parent = NonNullable<BrandFamily["parent"]>;
type ParentSectionProps = BrandFamilyProps & { readonly parent: Parent; readonly parts: readonly PartComparison[] };

function ParentSection({ brand, parent, parts, hasDesigns, onChangeParent }: ParentSectionProps) {
  const { getPath } = useWorkspace();
  const [compared, setCompared] = useState<PartComparison>();
  const { name, newerVersion, publishedVersion } = parent;
  const take = useMutation("take_parent_version", {
    invalidates: ["get_brand", "get_brand_family", "list_brand_designs", "list_projects", "list_parent_updates"],
    successMessage: ({ notices }) => ["A draft with the parent’s parts is being made.", ...notices].join(" "),
  });
  const takeVersion = async () => {
    const taken = await take.run({ id: brand.id, run: true });
    if (taken) navigate(getPath(`/projects/${taken.project.id}`));
  };
  const canTake = publishedVersion !== null && hasDesigns;
  // Parts that were taken earlier and are not chosen any more stay as they are.
  const isCurrent = parts.every(({ part, takenVersion }) => !parent.parts.includes(part) || takenVersion === publishedVersion);
  return (
    <Section
      anchor="family"
      title={`Parts of ${name}`}
      lead={
        parent.takenVersion === null && canTake
          ? `No design of this brand has them yet. Taking ${publishedVersion} makes a draft; the live design does not change.`
          : newerVersion === null
            ? "They stay as they are until you take a newer version."
            : `Taking ${newerVersion} makes a draft of this brand. What you edited stays, and the live design does not change.`
      }
      actions={
        <>
          <Button onClick={onChangeParent}>Change parent</Button>
          {canTake && !isCurrent && (
            <Button variant="primary" onClick={() => void takeVersion()} isBusy={take.isBusy}>
              Take version {publishedVersion}
            </Button>
          )}
        </>
      }
    >
      <Table
        caption={`Parts of ${name}`}
        rows={parts}
        getRowKey={({ part }) => part}
        columns={[
          { id: "part", label: "Part", isName: true, cell: ({ part }) => partLabels[part] },
          { id: "version", label: "Version", cell: ({ takenVersion }) => takenVersion ?? "Not taken yet" },
          { id: "state", label: "Published version", cell: (row) => <PartState row={row} onCompare={setCompared} /> },
        ]}
      />
      <Dialog
        title={compared ? `${partLabels[compared.part]}: what changes` : ""}
        isOpen={compared !== undefined}
        onClose={() => setCompared(undefined)}
        width="wide"
      >
        {compared && <PartChanges comparison={compared} parent={parent} />}
      </Dialog>
    </Section>
  );
}

type PartStateProps = { readonly row: PartComparison; readonly onCompare: (row: PartComparison) => void };

function PartState({ row, onCompare }: PartStateProps) {
  if (!row.differs) return <span className="quiet">The same</span>;
  if (row.part === "mark") return <Badge tone="info">Another mark</Badge>;
  return (
    <Button
      size="small"
      onClick={() => onCompare(row)}
      aria-label={`${pluralize(row.changeCount, "change")}: ${partLabels[row.part]}`}
    >
      {pluralize(row.changeCount, "change")}
    </Button>
  );
}

/** A value of a part; colours have a swatch. */
const Value = ({ value }: { readonly value: string | null }) =>
  value === null ? (
    <span className="quiet">none</span>
  ) : (
    <span className="family-value">
      {/^#[0-9a-f]{6}$/.test(value) && <Swatch color={value} />} <code>{value}</code>
    </span>
  );

function PartChanges({ comparison, parent }: { readonly comparison: PartComparison; readonly parent: Parent }) {
  const { changes, changeCount, kept, part } = comparison;
  const id = useId();
  const keptNames = [...new Set(kept.map((name) => name.replace(/^tokens\./, "")))];
  return (
    <div className="stack">
      {keptNames.length > 0 && (
        <Notice tone="info" title="You edited these, so they stay">
          {keptNames.join(", ")}
        </Notice>
      )}
      {part === "icons" ? (
        <p id={id}>{pluralize(changeCount, "icon")} differ.</p>
      ) : (
        <Table
          caption="Changed values"
          rows={changes}
          getRowKey={({ name }) => name}
          columns={[
            { id: "name", label: "Value", isName: true, cell: ({ name }) => <code>{name}</code> },
            { id: "before", label: comparison.takenVersion ?? "Before", cell: ({ before }) => <Value value={before} /> },
            { id: "after", label: parent.publishedVersion ?? "After", cell: ({ after }) => <Value value={after} /> },
          ]}
        />
      )}
      {part !== "icons" && changeCount > changes.length && (
        <p className="quiet">{`The first ${changes.length} of ${changeCount} are shown.`}</p>
      )}
    </div>
  );
}

function SubBrandsSection({ brand, subBrands }: { readonly brand: Brand; readonly subBrands: readonly SubBrand[] }) {
  const { getPath } = useWorkspace();
  return (
    <Section title="Sub-brands" lead={`They take parts from the published version of ${brand.name}.`}>
      <Table
        caption="Sub-brands"
        rows={subBrands}
        getRowKey={({ id }) => id}
        columns={[
          {
            id: "name",
            label: "Brand",
            isName: true,
            cell: ({ id, name }) => <Link to={getPath(`/brands/${id}`)}>{name}</Link>,
          },
          { id: "parts", label: "Parts", cell: ({ parts }) => parts.map((part) => partLabels[part]).join(", ") },
          {
            id: "version",
            label: "Version taken",
            cell: ({ takenVersion, newerVersion }) => (
              <span className="family-value">
                {takenVersion ?? "None yet"} {newerVersion !== null && <Badge tone="info">{newerVersion} is newer</Badge>}
              </span>
            ),
          },
        ]}
      />
    </Section>
  );
}
