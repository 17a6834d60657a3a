import { Checkbox } from "#/console/app/components/checkbox";
import { TextArea, TextField } from "#/console/app/components/field";
import { FieldRow } from "#/console/app/components/form";
import { Select } from "#/console/app/components/select";
import type { BriefValues } from "#/console/app/screens/brands/brief-values";
import { ColorField } from "#/console/app/screens/brands/color-field";

type BriefFieldsProps = {
  readonly values: BriefValues;
  readonly set: <Name extends keyof BriefValues>(name: Name, value: BriefValues[Name]) => void;
  /** Sentences on what is wrong, each beginning with the name of its field. */
  readonly problems: readonly string[];
  /** The brand colour as the preview has it. */
  readonly brandHex: string | undefined;
  /** Whether the name is the brand's and stays. */
  readonly isNameFixed: boolean;
};

/** The fields of a brief: what everybody fills in first, what sharpens it behind a fold each. */
export function BriefFields({ values, set, problems, brandHex, isNameFixed }: BriefFieldsProps) {
  const getTextFieldProps = (name: keyof BriefValues) => ({
    value: String(values[name]),
    onChange: (value: string) => set(name, value as never),
    problem: findFieldProblem(problems, name),
  });
  return (
    <>
      <TextField
        label="Name"
        hint={isNameFixed ? "The brand's name. Edit it on the brand's page." : "As it is written. This alone is enough to begin."}
        {...getTextFieldProps("name")}
        maxLength={80}
        required
        readOnly={isNameFixed}
        autoComplete="off"
      />
      <TextArea label="What it offers" {...getTextFieldProps("offer")} isOptional rows={2} maxLength={600} />
      <FieldRow>
        <TextField
          label="Trade"
          hint="Optician, bakery, accounting…"
          {...getTextFieldProps("industry")}
          isOptional
          maxLength={120}
        />
        <TextField label="For whom" {...getTextFieldProps("audience")} isOptional maxLength={300} />
      </FieldRow>
      <FieldRow>
        <TextField
          label="How it should feel"
          hint="Words with commas between. They choose the direction."
          {...getTextFieldProps("adjectives")}
          isOptional
        />
        <TextField
          label="What it stands for"
          hint="Words with commas between. They choose the direction and are not shown to visitors."
          {...getTextFieldProps("values")}
          isOptional
        />
        <TextField
          label="What it must not be"
          hint="The same, for what to keep out."
          {...getTextFieldProps("avoid")}
          isOptional
        />
      </FieldRow>
      <FieldRow>
        <ColorField
          label="Brand colour"
          hint="Kept exact in every export."
          value={values.brandColor}
          onChange={(value) => set("brandColor", value)}
          problem={findFieldProblem(problems, "brandColor")}
          previewHex={brandHex}
        />
        <ColorField
          label="Second colour"
          hint="Becomes the accent."
          value={values.secondaryColor}
          onChange={(value) => set("secondaryColor", value)}
          problem={findFieldProblem(problems, "secondaryColor")}
        />
      </FieldRow>
      <details className="brief-more">
        <summary>Words to set</summary>
        <div className="brief-fold">
          <p className="quiet">
            Texts that you have already. Everyone reads them on pages and components. What is empty is written from name and
            offer, or left out.
          </p>
          <TextField label="Tagline" {...getTextFieldProps("tagline")} isOptional maxLength={200} />
          <TextField label="Headline" {...getTextFieldProps("headline")} isOptional maxLength={200} />
          <TextArea label="The sentence below it" {...getTextFieldProps("subhead")} isOptional rows={2} maxLength={400} />
          <FieldRow>
            <TextField
              label="Main action"
              hint="The label of the first button."
              {...getTextFieldProps("cta")}
              isOptional
              maxLength={60}
            />
            <TextField label="Tone of voice" {...getTextFieldProps("tone")} isOptional maxLength={120} />
          </FieldRow>
          <TextField label="For whom, as visitors read it" {...getTextFieldProps("copyAudience")} isOptional maxLength={300} />
          <TextField
            label="What it stands for, as visitors read it"
            hint="Words with commas between."
            {...getTextFieldProps("copyValues")}
            isOptional
          />
        </div>
      </details>
      <details className="brief-more">
        <summary>How it will be used</summary>
        <div className="brief-fold">
          <FieldRow>
            <Select
              label="Platform"
              hint="Bundles bring React components or a theme.json besides."
              options={[
                { value: "nextjs", label: "Next.js and other React" },
                { value: "wordpress", label: "WordPress" },
              ]}
              value={values.platform}
              onChange={(value) => set("platform", value)}
            />
            <Select
              label="How far others may go"
              hint="What agents and outside designers are told."
              options={[
                { value: "STRICT", label: "Strict: use what is there" },
                { value: "GUIDED", label: "Guided: add within its manner" },
                { value: "OPEN", label: "Open: anything above the floor" },
              ]}
              value={values.latitude}
              onChange={(value) => set("latitude", value)}
            />
          </FieldRow>
          <Checkbox
            label="Pause for an outside design tool"
            hint="After the pages the project waits, so that work from another tool can be brought in."
            isChecked={values.externalDesign}
            onChange={(value) => set("externalDesign", value)}
          />
        </div>
      </details>
    </>
  );
}

/** The sentence that begins with this field's name, or with one of the entries in it. */
function findFieldProblem(problems: readonly string[], field: string): string | undefined {
  const pattern = new RegExp(`^(?:brief\\.)?(?:copy\\.)?${field}(?:\\[\\d+\\])?(?::| )\\s*`);
  for (const problem of problems) {
    const match = pattern.exec(problem);
    if (!match) continue;
    const rest = problem.slice(match[0].length);
    return rest.charAt(0).toUpperCase() + rest.slice(1);
  }
  return undefined;
}
