import { useQuery } from "#/console/app/api/queries";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Notice } from "#/console/app/components/notice";
import { Select } from "#/console/app/components/select";
import { Skeleton } from "#/console/app/components/skeleton";
import { toSentenceCase } from "#/console/app/components/badge";
import { useWorkspace } from "#/console/app/state/workspace";

type DesignPickerProps = {
  readonly brand: string;
  readonly design: string;
  readonly onBrandChange: (brand: string) => void;
  readonly onDesignChange: (design: string) => void;
};

/** Selects a design of the workspace: first its brand, then the design. */
export function DesignPicker({ brand, design, onBrandChange, onDesignChange }: DesignPickerProps) {
  const { id } = useWorkspace();
  const brands = useQuery("list_workspace_brands", { id, limit: 200 });
  return (
    <QueryBoundary query={brands} skeleton={<Skeleton lines={2} />}>
      {({ brands: all }) =>
        all.length === 0 ? (
          <Notice>Create a brand first. A handoff key is for one of its designs.</Notice>
        ) : (
          <>
            <Select
              label="Brand"
              missingValue="Choose a brand."
              value={brand}
              onChange={onBrandChange}
              options={[{ value: "", label: "Choose a brand" }, ...all.map(({ id: value, name }) => ({ value, label: name }))]}
            />
            {all.some((one) => one.id === brand) && (
              <BrandDesignSelect brand={brand} design={design} onDesignChange={onDesignChange} />
            )}
          </>
        )
      }
    </QueryBoundary>
  );
}

function BrandDesignSelect({ brand, design, onDesignChange }: Pick<DesignPickerProps, "brand" | "design" | "onDesignChange">) {
  const designs = useQuery("list_brand_designs", { id: brand, order: "newest", limit: 200 });
  return (
    <QueryBoundary query={designs} skeleton={<Skeleton lines={2} />}>
      {(page) => {
        const open = page.designs.filter(({ status }) => status !== "ARCHIVED");
        if (open.length === 0) return <Notice>This brand has no design to hand off.</Notice>;
        return (
          <Select
            label="Design"
            missingValue="Choose a design."
            value={design}
            onChange={onDesignChange}
            options={[
              { value: "", label: "Choose a design" },
              ...open.map(({ id, name, status, version }) => ({
                value: id,
                label: [name, version ?? toSentenceCase(status).toLowerCase()].join(", "),
              })),
            ]}
          />
        );
      }}
    </QueryBoundary>
  );
}
