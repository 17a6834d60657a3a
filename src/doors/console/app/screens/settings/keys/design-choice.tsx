import { useAnswer } from "#/doors/console/app/api/use-answer";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Notice } from "#/doors/console/app/parts/notice";
import { Select } from "#/doors/console/app/parts/select";
import { Skeleton } from "#/doors/console/app/parts/skeleton";
import { wordsOf } from "#/doors/console/app/parts/badge";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type DesignChoiceProps = {
  readonly brand: string;
  readonly design: string;
  readonly onBrand: (brand: string) => void;
  readonly onDesign: (design: string) => void;
};

/** One design of the workspace: its brand first, then which of the brand's designs. */
export function DesignChoice({ brand, design, onBrand, onDesign }: DesignChoiceProps) {
  const { id } = useWorkspace();
  const brands = useAnswer("list_workspace_brands", { id, limit: 200 });
  return (
    <Loaded known={brands} skeleton={<Skeleton lines={2} />}>
      {({ brands: all }) =>
        all.length === 0 ? (
          <Notice>There is no brand yet, and so no design that a key could reach.</Notice>
        ) : (
          <>
            <Select
              label="Brand"
              value={brand}
              onChange={onBrand}
              options={[{ value: "", label: "Choose a brand" }, ...all.map(({ id: value, name }) => ({ value, label: name }))]}
            />
            {all.some((one) => one.id === brand) && <DesignsOf brand={brand} design={design} onDesign={onDesign} />}
          </>
        )
      }
    </Loaded>
  );
}

function DesignsOf({ brand, design, onDesign }: Pick<DesignChoiceProps, "brand" | "design" | "onDesign">) {
  const designs = useAnswer("list_brand_designs", { id: brand, order: "newest", limit: 200 });
  return (
    <Loaded known={designs} skeleton={<Skeleton lines={2} />}>
      {(answer) => {
        const open = answer.designs.filter(({ status }) => status !== "ARCHIVED");
        if (open.length === 0) return <Notice>This brand has no design that work can go on with.</Notice>;
        return (
          <Select
            label="Design"
            value={design}
            onChange={onDesign}
            options={[
              { value: "", label: "Choose a design" },
              ...open.map(({ id, name, status, version }) => ({
                value: id,
                label: [name, version ?? wordsOf(status).toLowerCase()].join(", "),
              })),
            ]}
          />
        );
      }}
    </Loaded>
  );
}
