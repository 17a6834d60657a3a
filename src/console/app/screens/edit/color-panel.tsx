import { useState } from "react";
import type { BoardColors } from "#data/console-api";
import { Badge } from "#/console/app/components/badge";
import { Notice } from "#/console/app/components/notice";
import { Select } from "#/console/app/components/select";
import type { FrameMode } from "#/console/app/components/preview-frame";
import { AdjustedControl } from "#/console/app/screens/edit/adjusted-control";
import { type AdjustmentOf, findAdjustment } from "#/console/app/screens/edit/adjustment-list";
import { ColorInput } from "#/console/app/screens/edit/color-input";
import { type PanelProps, toLabel } from "#/console/app/screens/edit/panel";
import { Redraw } from "#/console/app/screens/edit/redraw";
import type { ContrastFailure, RoleContrast } from "#/console/app/screens/edit/use-edits-preview";
import { pluralize } from "#/console/app/components/format";

type Role = keyof BoardColors;
type Mode = AdjustmentOf<"color-role">["mode"];

const groups: readonly { readonly title: string; readonly roles: readonly Role[] }[] = [
  {
    title: "Surfaces and text",
    roles: [
      ...(["background", "foreground", "card", "card-foreground", "popover", "popover-foreground"] as const),
      ...(["muted", "muted-foreground", "inverse", "inverse-foreground", "inverse-muted"] as const),
    ],
  },
  {
    title: "Brand and actions",
    roles: [
      ...(["brand", "brand-foreground", "primary", "primary-foreground", "primary-hover", "primary-active"] as const),
      ...(["secondary", "secondary-foreground", "secondary-hover", "secondary-active"] as const),
      ...(["accent", "accent-foreground", "spot", "spot-foreground", "link", "link-hover"] as const),
    ],
  },
  {
    title: "Lines and focus",
    roles: ["border", "input", "ring", "ring-offset", "disabled", "disabled-foreground"],
  },
  {
    title: "States",
    roles: [
      ...(["destructive", "destructive-foreground", "destructive-hover", "destructive-active", "destructive-text"] as const),
      ...(["success", "success-foreground", "success-text", "warning", "warning-foreground", "warning-text"] as const),
      ...(["info", "info-foreground", "info-text"] as const),
    ],
  },
  { title: "Charts", roles: ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5"] },
  {
    title: "Sidebar",
    roles: [
      ...(["sidebar", "sidebar-foreground", "sidebar-primary", "sidebar-primary-foreground"] as const),
      ...(["sidebar-accent", "sidebar-accent-foreground", "sidebar-border", "sidebar-ring"] as const),
    ],
  },
];

const modeLabels: Readonly<Record<Mode, string>> = {
  light: "Light",
  dark: "Dark",
  "high-contrast": "High contrast",
  "high-contrast-dark": "High contrast, dark",
};
const modeOptions = (["light", "dark", "high-contrast", "high-contrast-dark"] as const).map((value) => ({
  value,
  label: modeLabels[value],
}));

type ColorPanelProps = PanelProps & { readonly mode: FrameMode; readonly onMode: (mode: FrameMode) => void };

/** Where a second colour comes from that neither the brief nor an edit states. */
const secondColorHints: Readonly<Record<PanelProps["preview"]["values"]["secondColorFrom"], string | undefined>> = {
  stated: undefined,
  tokens: "It comes from your own colours.",
  mark: "It comes from your logo.",
  hue: "It is a tone of your brand colour, because you gave no second one.",
  palette: "The palette chose one to go with the brand.",
};

/** The brand's colours, and each role in each mode with the contrast that it has. */
export function ColorPanel({ design, edits, preview: { values, contrast }, mode: frameMode, onMode }: ColorPanelProps) {
  const [otherMode, setOtherMode] = useState<Mode>();
  const mode: Mode = otherMode ?? frameMode;
  const brand = findAdjustment(edits.list, "brand-color");
  const second = findAdjustment(edits.list, "second-color");
  const setMode = (next: Mode) => {
    setOtherMode(next === "light" || next === "dark" ? undefined : next);
    if (next === "light" || next === "dark") onMode(next);
  };
  return (
    <>
      <AdjustedControl label="Brand colour" edits={edits} adjustment={brand}>
        <ColorInput
          label="Brand colour"
          hint="All colours follow it, except those that you change below."
          value={brand?.value ?? values.brandColor}
          hex={values.colors.light.brand}
          onChange={(value) => edits.set({ kind: "brand-color", value })}
        />
      </AdjustedControl>
      <AdjustedControl label="Second colour" edits={edits} adjustment={second}>
        <ColorInput
          label="Second colour"
          hint={second === undefined ? secondColorHints[values.secondColorFrom] : undefined}
          value={second?.value ?? values.secondColor ?? values.colors.light.spot}
          hex={values.colors.light.spot}
          onChange={(value) => edits.set({ kind: "second-color", value })}
        />
      </AdjustedControl>
      <Redraw design={design} edits={edits} part="palette" label="Draw the palette again" lockLabel="Lock the palette" />
      <section className="edit-roles" aria-label="Colour roles">
        <h2>Roles</h2>
        <Select label="Mode" options={modeOptions} value={mode} onChange={setMode} />
        {groups.map(({ title, roles }, index) => {
          const changed = roles.filter((role) => findRole(edits.list, mode, role)).length;
          return (
            <details key={title} className="edit-fold" open={index < 2}>
              <summary>
                {title}
                {changed > 0 && <span className="quiet"> {changed} changed</span>}
              </summary>
              <ul>
                {roles.map((role) => {
                  const adjustment = findRole(edits.list, mode, role);
                  const hex = values.colors[mode][role];
                  return (
                    <li key={role}>
                      <AdjustedControl label={toLabel(role)} edits={edits} adjustment={adjustment}>
                        <ColorInput
                          label={toLabel(role)}
                          value={adjustment?.value ?? hex}
                          hex={hex}
                          onChange={(value) => edits.set({ kind: "color-role", mode, role, value })}
                        />
                        <ContrastBadge contrast={contrast.find((one) => one.mode === mode && one.role === role)} />
                      </AdjustedControl>
                    </li>
                  );
                })}
              </ul>
            </details>
          );
        })}
      </section>
    </>
  );
}

const findRole = (list: PanelProps["edits"]["list"], mode: Mode, role: Role) =>
  findAdjustment(list, "color-role", (one) => one.mode === mode && one.role === role);

/** The contrast of a role where it is lowest, and whether that is enough. */
function ContrastBadge({ contrast }: { readonly contrast: RoleContrast | undefined }) {
  if (contrast === undefined) return null;
  const { against, ratio, threshold, passes } = contrast;
  return (
    <p className="edit-contrast">
      <Badge tone={passes ? "success" : "danger"}>
        {formatRatio(ratio)}
        {!passes && `, needs ${formatRatio(threshold)}`}
      </Badge>
      <span className="quiet"> with {toLabel(against).toLowerCase()}</span>
    </p>
  );
}

const formatRatio = (ratio: number) => `${ratio.toFixed(2)}:1`;

/** The pairs whose contrast is too low, announced when they change. */
export function ContrastReport({ failures }: { readonly failures: readonly ContrastFailure[] }) {
  return (
    <div className="edit-report" role="status" aria-label="Contrast">
      {failures.length > 0 && (
        <Notice tone="warning" title={`${pluralize(failures.length, "colour pair")} below the required contrast`}>
          <ul>
            {failures.slice(0, 3).map(({ mode, foreground, background, ratio, threshold }) => (
              <li key={`${mode} ${foreground} ${background}`}>
                {toLabel(foreground)} on {toLabel(background).toLowerCase()} ({modeLabels[mode].toLowerCase()}) has{" "}
                {formatRatio(ratio)}, needs {formatRatio(threshold)}.
              </li>
            ))}
            {failures.length > 3 && <li>And {failures.length - 3} more.</li>}
          </ul>
        </Notice>
      )}
    </div>
  );
}
