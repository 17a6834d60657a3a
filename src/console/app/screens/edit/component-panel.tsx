import { Select } from "#/console/app/components/select";
import { AdjustedControl } from "#/console/app/screens/edit/adjusted-control";
import { findAdjustment } from "#/console/app/screens/edit/adjustment-list";
import { type PanelProps, toLabel } from "#/console/app/screens/edit/panel";

type ComponentPanelProps = PanelProps & {
  /** Shows a component on the canvas. */
  readonly onShow: (component: string) => void;
};

/** What can be chosen about components. A change shows the component that it changes. */
export const ComponentPanel = ({ edits, board, choices: { componentOptions }, onShow }: ComponentPanelProps) => (
  <>
    {componentOptions.map(({ component, option, values, current }) => {
      const adjustment = findAdjustment(
        edits.list,
        "component-option",
        (one) => one.component === component && one.option === option,
      );
      const name = board.components.find(({ slug }) => slug === component)?.name ?? toLabel(component);
      const label = `${name}, ${option}`;
      return (
        <AdjustedControl key={label} label={label} edits={edits} adjustment={adjustment}>
          <Select
            label={label}
            options={values.map((value) => ({ value, label: toLabel(value) }))}
            value={adjustment?.value ?? current}
            onChange={(value) => {
              edits.set({ kind: "component-option", component, option, value });
              onShow(component);
            }}
          />
        </AdjustedControl>
      );
    })}
  </>
);
