import { EntryList } from "#/console/app/components/entry-list";
import { TextArea, TextField } from "#/console/app/components/field";
import { FieldRow } from "#/console/app/components/form";
import {
  type BriefValues,
  emptyFeature,
  emptyPlan,
  type FeatureValues,
  type PlanValues,
} from "#/console/app/screens/brands/brief-values";

type BriefCopyListsProps = {
  readonly values: Pick<BriefValues, "features" | "plans" | "navigation">;
  readonly set: <Name extends "features" | "plans" | "navigation">(name: Name, value: BriefValues[Name]) => void;
  readonly getProblem: (field: string) => string | undefined;
};

/** The features, plans and navigation labels that the pages show. */
export const BriefCopyLists = ({ values, set, getProblem }: BriefCopyListsProps) => (
  <>
    <EntryList<FeatureValues>
      label="Features"
      hint="Shown on the landing page."
      noun="feature"
      maxEntries={12}
      emptyEntry={emptyFeature}
      entries={values.features}
      onChange={(features) => set("features", features)}
      problem={getProblem("features")}
      renderEntry={(feature, onChange) => (
        <>
          <TextField
            label="Title"
            value={feature.title}
            onChange={(title) => onChange({ ...feature, title })}
            maxLength={120}
            required
          />
          <TextArea
            label="What it does for the reader"
            value={feature.body}
            onChange={(body) => onChange({ ...feature, body })}
            rows={2}
            maxLength={600}
          />
        </>
      )}
    />
    <EntryList<PlanValues>
      label="Plans"
      hint="Shown on the pricing page."
      noun="plan"
      maxEntries={6}
      emptyEntry={emptyPlan}
      entries={values.plans}
      onChange={(plans) => set("plans", plans)}
      problem={getProblem("plans")}
      renderEntry={(plan, onChange) => (
        <>
          <TextField
            label="Plan name"
            value={plan.name}
            onChange={(name) => onChange({ ...plan, name })}
            maxLength={60}
            required
          />
          <FieldRow>
            <TextField
              label="Price"
              hint="With its currency."
              value={plan.price}
              onChange={(price) => onChange({ ...plan, price })}
              maxLength={40}
            />
            <TextField
              label="Period"
              hint="Such as “per month”."
              value={plan.period}
              onChange={(period) => onChange({ ...plan, period })}
              isOptional
              maxLength={60}
            />
          </FieldRow>
          <TextArea
            label="What it includes"
            hint="One entry a line, at most 20."
            value={plan.features}
            onChange={(features) => onChange({ ...plan, features })}
            rows={3}
          />
        </>
      )}
    />
    <TextArea
      label="Navigation"
      hint="The labels of the navigation, one a line, at most 8."
      value={values.navigation}
      onChange={(navigation) => set("navigation", navigation)}
      problem={getProblem("navigation")}
      isOptional
      rows={3}
    />
  </>
);
