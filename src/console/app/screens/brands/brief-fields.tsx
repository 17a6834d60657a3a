import type { Understanding } from "#data/console-api";
import { Checkbox, CheckboxGroup } from "#/console/app/components/checkbox";
import { TextArea, TextField } from "#/console/app/components/field";
import { FieldRow } from "#/console/app/components/form";
import { Select } from "#/console/app/components/select";
import { BriefCopyLists } from "#/console/app/screens/brands/brief-copy";
import type { BriefValues, PageSlug } from "#/console/app/screens/brands/brief-values";
import { ColorField } from "#/console/app/screens/brands/color-field";
import { DirectionSelect } from "#/console/app/screens/brands/direction-select";
import { Understood } from "#/console/app/screens/brands/understood";

type BriefFieldsProps = {
  readonly values: BriefValues;
  readonly set: <Name extends keyof BriefValues>(name: Name, value: BriefValues[Name]) => void;
  /** Messages about invalid fields, each starting with the API's name of the field. */
  readonly problems: readonly string[];
  readonly understanding: Understanding | undefined;
  /** The brand colour of the preview, as hex. */
  readonly brandHex: string | undefined;
  /** Makes the name read-only, for a new design of an existing brand. */
  readonly isNameFixed: boolean;
  /** Whether the project already exists, which has its own switch for pausing. */
  readonly hasProject: boolean;
};

/** The pages that a brief can name. The required ones are always designed. */
const pageOptions: readonly { readonly value: PageSlug; readonly label: string; readonly isRequired?: true }[] = [
  { value: "landing", label: "Landing page", isRequired: true },
  { value: "pricing", label: "Pricing", isRequired: true },
  { value: "sign-in", label: "Sign-in" },
  { value: "dashboard", label: "Dashboard" },
  { value: "article", label: "Article" },
  { value: "documentation", label: "Documentation" },
  { value: "contact", label: "Contact" },
  { value: "not-found", label: "Page not found" },
];

const optionalPages = pageOptions.filter(({ isRequired }) => isRequired !== true);
const requiredPages = pageOptions.filter(({ isRequired }) => isRequired === true);

/** The brief's pages for the chosen optional ones; empty, which means all, if all are chosen. */
const toPages = (chosen: readonly PageSlug[]): readonly PageSlug[] =>
  chosen.length === optionalPages.length ? [] : [...requiredPages.map(({ value }) => value), ...chosen];

/** Marks that are drawn for a brief. */
const markOptions = [
  { value: "", label: "The first" },
  ...["2", "3", "4", "5", "6"].map((value) => ({ value, label: `Number ${value}` })),
];

/** The fields of a brief: the essential ones first, the others in collapsed sections. */
export function BriefFields({ values, set, problems, understanding, brandHex, isNameFixed, hasProject }: BriefFieldsProps) {
  const getTextFieldProps = (name: keyof BriefValues) => ({
    value: String(values[name]),
    onChange: (value: string) => set(name, value as never),
    problem: findFieldProblem(problems, name),
  });
  return (
    <>
      <TextField
        label="Name"
        hint={
          isNameFixed
            ? "The brand's name. You can change it on the brand's page."
            : "As you write it. A name is all you need to start."
        }
        {...getTextFieldProps("name")}
        maxLength={80}
        required
        readOnly={isNameFixed}
        autoComplete="off"
      />
      <TextArea label="What it offers" {...getTextFieldProps("offer")} isOptional rows={2} maxLength={600} />
      <FieldRow>
        <TextField
          label="Industry"
          hint="Optician, bakery, accounting…"
          {...getTextFieldProps("industry")}
          isOptional
          maxLength={120}
        />
        <TextField label="Audience" {...getTextFieldProps("audience")} isOptional maxLength={300} />
      </FieldRow>
      <FieldRow>
        <TextField
          label="How it should feel"
          hint="Separate words with commas. They influence the direction."
          {...getTextFieldProps("adjectives")}
          isOptional
        />
        <TextField
          label="Values"
          hint="Separate them with commas, or end each with a semicolon. Two or more phrases are shown to visitors."
          {...getTextFieldProps("values")}
          isOptional
        />
        <TextField
          label="What it should avoid"
          hint="Separate words with commas. They rule out directions."
          {...getTextFieldProps("avoid")}
          isOptional
        />
      </FieldRow>
      <Understood understanding={understanding} values={values} set={set} />
      <FieldRow>
        <ColorField
          label="Brand colour"
          hint="Every export uses this exact colour."
          value={values.brandColor}
          onChange={(value) => set("brandColor", value)}
          problem={findFieldProblem(problems, "brandColor")}
          previewHex={brandHex}
        />
        <ColorField
          label="Secondary colour"
          hint="Used as the accent."
          value={values.secondaryColor}
          onChange={(value) => set("secondaryColor", value)}
          problem={findFieldProblem(problems, "secondaryColor")}
        />
      </FieldRow>
      <details className="brief-more">
        <summary>Your own copy</summary>
        <div className="brief-fold">
          <p className="quiet">
            Text for pages and components, visible to everyone. Livery writes empty fields from the name and the offer, or leaves
            them out.
          </p>
          <TextField label="Tagline" {...getTextFieldProps("tagline")} isOptional maxLength={200} />
          <TextField label="Headline" {...getTextFieldProps("headline")} isOptional maxLength={200} />
          <TextArea label="Subheadline" {...getTextFieldProps("subhead")} isOptional rows={2} maxLength={400} />
          <FieldRow>
            <TextField
              label="Call to action"
              hint="The label of the primary button."
              {...getTextFieldProps("cta")}
              isOptional
              maxLength={60}
            />
            <TextField label="Tone of voice" {...getTextFieldProps("tone")} isOptional maxLength={120} />
          </FieldRow>
          <TextField label="Audience, as visitors read it" {...getTextFieldProps("copyAudience")} isOptional maxLength={300} />
          <TextField
            label="Values, as visitors read them"
            hint="Separate them with commas, or end each with a semicolon. They replace the phrases above."
            {...getTextFieldProps("copyValues")}
            isOptional
          />
          <BriefCopyLists values={values} set={set} getProblem={(field) => findFieldProblem(problems, field)} />
        </div>
      </details>
      <details className="brief-more">
        <summary>Pages</summary>
        <div className="brief-fold">
          <p className="quiet">The landing page and the pricing page are part of every design.</p>
          <CheckboxGroup
            label="More pages"
            options={optionalPages}
            chosen={values.pages.length === 0 ? optionalPages.map(({ value }) => value) : values.pages}
            onChange={(chosen) => set("pages", toPages(chosen))}
          />
        </div>
      </details>
      <details className="brief-more">
        <summary>Direction, mark and seed</summary>
        <div className="brief-fold">
          <p className="quiet">The same brief, direction and seed always give the same design.</p>
          <DirectionSelect
            label="Direction"
            value={values.archetype}
            onChange={(value) => {
              set("archetype", value);
              set("direction", "");
            }}
          />
          <FieldRow>
            <Select
              label="Mark"
              hint="Six are drawn. You can also choose among them once the design has an identity."
              options={markOptions}
              value={values.mark === "1" ? "" : values.mark}
              onChange={(value) => set("mark", value)}
            />
            <TextField
              label="Seed"
              hint="A whole number that decides between equally good choices."
              {...getTextFieldProps("seed")}
              isOptional
              inputMode="numeric"
              autoComplete="off"
            />
          </FieldRow>
        </div>
      </details>
      <details className="brief-more">
        <summary>Platform and handoff</summary>
        <div className="brief-fold">
          <FieldRow>
            <Select
              label="Platform"
              hint="Export bundles also include React components or a theme.json."
              options={[
                { value: "nextjs", label: "Next.js and other React" },
                { value: "wordpress", label: "WordPress" },
              ]}
              value={values.platform}
              onChange={(value) => set("platform", value)}
            />
            <Select
              label="Freedom for others"
              hint="How much agents and outside designers may add."
              options={[
                { value: "STRICT", label: "Strict: use only what exists" },
                { value: "GUIDED", label: "Guided: add in the same style" },
                { value: "OPEN", label: "Open: anything that passes the audit" },
              ]}
              value={values.latitude}
              onChange={(value) => set("latitude", value)}
            />
          </FieldRow>
          {!hasProject && (
            <Checkbox
              label="Pause for work in another design tool"
              hint="The project waits after the pages, so that you can import work from another tool."
              isChecked={values.externalDesign}
              onChange={(value) => set("externalDesign", value)}
            />
          )}
        </div>
      </details>
    </>
  );
}

/**
 * The message for this field or for one of its entries, without the field's name. Of an entry with
 * fields of its own, it says which entry and field are wrong.
 */
function findFieldProblem(problems: readonly string[], field: string): string | undefined {
  const pattern = new RegExp(`^(?:brief\\.)?(?:copy\\.)?${field}(?:\\[(\\d+)\\](?:\\.([a-z]+)(?:\\[\\d+\\])?)?)?(?::| )\\s*`);
  for (const problem of problems) {
    const match = pattern.exec(problem);
    if (!match) continue;
    const [whole, index, part] = match;
    const rest = problem.slice(whole.length);
    return part === undefined ? rest.charAt(0).toUpperCase() + rest.slice(1) : `Entry ${Number(index) + 1}: ${part} ${rest}`;
  }
  return undefined;
}
