import { callOperation, type Input } from "#/console/app/api/call-operation";
import { useQuery } from "#/console/app/api/queries";
import { CheckboxGroup } from "#/console/app/components/checkbox";
import { Notice } from "#/console/app/components/notice";
import { Select } from "#/console/app/components/select";
import type { DesignRequest } from "#/console/app/screens/brands/brief-studio";
import { useFormDraft } from "#/console/app/state/form-draft";
import { useWorkspace } from "#/console/app/state/workspace";

/** A part that a sub-brand can take. */
export type Part = NonNullable<Input<"start_design">["parentParts"]>[number];

/** The parts of a parent, in their order. */
export const partLabels: Readonly<Record<Part, string>> = {
  colors: "Colours",
  faces: "Type",
  mark: "Mark",
  shape: "Spacing, radii, shadows and motion",
  voice: "Voice",
  imagery: "Manner of pictures",
  icons: "Icons",
};

const partHints: Readonly<Partial<Record<Part, string>>> = {
  mark: "With the parent’s name in it.",
  imagery: "The pictures show what this brand is about.",
};

const parts = Object.keys(partLabels) as readonly Part[];

/** The parts that a sub-brand takes unless others are chosen: everything but the mark, which has the parent's name. */
export const defaultParts: readonly Part[] = parts.filter((part) => part !== "mark");

type ParentValues = {
  /** Id of the parent; empty for none. */
  readonly parent: string;
  readonly parts: readonly Part[];
  /** The direction of the parent's live design. */
  readonly direction: DesignRequest["direction"] | "";
  /** Its brand colour, for the preview. */
  readonly color: string;
};

const noParent: ParentValues = { parent: "", parts: defaultParts, direction: "", color: "" };

/** The choice of a parent in the form of a new brand, kept as a draft. */
export function useParentChoice(formId: string) {
  const { values, set, reset } = useFormDraft<ParentValues>(`${formId}-parent`, noParent);
  const request = values.parent === "" ? {} : { parent: values.parent, parentParts: [...values.parts] };
  /** What the preview shows of the parent. */
  const previewed = values.parts.includes("colors") && values.color !== "" ? { brandColor: values.color } : {};
  return { values, set, reset, request, previewed };
}

type ParentChoiceProps = Pick<ReturnType<typeof useParentChoice>, "values" | "set">;

/** Whether a version is a release, which sub-brands can take parts from. */
const isRelease = (version: string | null) => version !== null && /^\d+\.\d+\.\d+$/.test(version);

/** The brands of the workspace that can have sub-brands: published, and no sub-brands themselves. */
export function useParentBrands() {
  const { id } = useWorkspace();
  const { data } = useQuery("list_workspace_brands", { id, status: ["ACTIVE"], sort: "name", order: "oldest", limit: 200 });
  return data?.brands.filter(({ parent, system }) => parent === null && isRelease(system.version));
}

type PartsToTakeProps = { readonly chosen: readonly Part[]; readonly onChange: (chosen: readonly Part[]) => void };

/** Chooses the parts to take from a parent. */
export const PartsToTake = ({ chosen, onChange }: PartsToTakeProps) => (
  <>
    <CheckboxGroup
      label="Parts to take"
      options={parts.map((part) => ({ value: part, label: partLabels[part], hint: partHints[part] }))}
      chosen={chosen}
      onChange={onChange}
    />
    {chosen.length === 0 && <Notice tone="warning">Choose at least one part.</Notice>}
  </>
);

/**
 * Chooses the parent of a new brand and the parts to take from it. Nothing is shown in a workspace
 * without a published brand.
 */
export function ParentChoice({ values, set }: ParentChoiceProps) {
  const brands = useParentBrands() ?? [];
  if (brands.length === 0) return null;
  const choose = async (parent: string) => {
    set("parent", parent);
    set("direction", "");
    const system = brands.find((brand) => brand.id === parent)?.system;
    set("color", system?.brandColor ?? "");
    const servedId = system?.servedDesignId;
    if (servedId) set("direction", (await callOperation("get_design", { id: servedId })).direction);
  };
  return (
    <>
      <Select
        label="Sub-brand of"
        hint="It takes parts from the published version of another brand, and you are notified of newer ones."
        options={[{ value: "", label: "None" }, ...brands.map((brand) => ({ value: brand.id, label: brand.name }))]}
        value={brands.some((brand) => brand.id === values.parent) ? values.parent : ""}
        onChange={(parent) => void choose(parent)}
      />
      {values.parent !== "" && <PartsToTake chosen={values.parts} onChange={(chosen) => set("parts", chosen)} />}
      {values.parent !== "" && (
        <p className="field-hint">
          The mood board has the parent’s direction and main colour. The design gets all parts exactly.
        </p>
      )}
    </>
  );
}
