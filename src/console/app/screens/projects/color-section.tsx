import { useState } from "react";
import type { BoardColors, BoardTokens } from "#data/console-api";
import { RadioGroup } from "#/console/app/components/radio-group";
import { Notice } from "#/console/app/components/notice";
import { Section } from "#/console/app/components/section";
import { ScaleStrips } from "#/console/app/components/moodboard/scale-strips";
import { type FrameMode, getConsoleMode } from "#/console/app/components/preview-frame";

const groups: readonly {
  readonly title: string;
  readonly roles: readonly (readonly [keyof BoardColors, keyof BoardColors])[];
}[] = [
  {
    title: "Surfaces",
    roles: [
      ["background", "foreground"],
      ["card", "card-foreground"],
      ["popover", "popover-foreground"],
      ["muted", "muted-foreground"],
      ["inverse", "inverse-foreground"],
    ],
  },
  {
    title: "Actions",
    roles: [
      ["brand", "brand-foreground"],
      ["primary", "primary-foreground"],
      ["secondary", "secondary-foreground"],
      ["accent", "accent-foreground"],
      ["spot", "spot-foreground"],
    ],
  },
  {
    title: "States",
    roles: [
      ["success", "success-foreground"],
      ["warning", "warning-foreground"],
      ["destructive", "destructive-foreground"],
      ["info", "info-foreground"],
      ["disabled", "foreground"],
    ],
  },
];
const chartRoles = ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5"] as const;

/**
 * Colour scales, roles in each mode, the contrast report, and where the brand colour was adjusted.
 */
export function ColorSection({ tokens }: { readonly tokens: BoardTokens }) {
  const [mode, setMode] = useState<FrameMode>(getConsoleMode);
  const roles = tokens[mode];
  const { contrast, moves, brandColor } = tokens;
  const modeMoves = moves.filter((move) => move.mode === mode);
  return (
    <Section
      title="Colour"
      lead={
        <>
          Brand colour <code>{brandColor.given}</code>
          {brandColor.isMapped ? `, converted to sRGB as ${brandColor.hex}` : ", exact in every export"}. {contrast.pairs} pairs
          checked
          {contrast.failing === 0 ? ", all pass" : `, ${contrast.failing} below the required contrast`}
          {contrast.lowest !== null && `; lowest text contrast ${contrast.lowest.toFixed(2)}`}.
        </>
      }
      actions={
        <RadioGroup
          label="Mode"
          hidesLabel
          options={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
          value={mode}
          onChange={setMode}
        />
      }
    >
      <ScaleStrips tokens={tokens} names={["brand", "accent", "neutral", "success", "warning", "danger", "info"]} isNamed />
      <div
        className="role-board"
        style={{ backgroundColor: roles.background, color: roles.foreground, borderColor: roles.border }}
      >
        {groups.map(({ title, roles: pairs }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {pairs.map(([backgroundRole, textRole]) => (
                <li
                  key={backgroundRole}
                  style={{ backgroundColor: roles[backgroundRole], color: roles[textRole], borderColor: roles.border }}
                >
                  <span>{backgroundRole}</span>
                  <code>{roles[backgroundRole]}</code>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h3>Charts</h3>
          <div className="role-charts">
            {chartRoles.map((role) => (
              <span key={role} title={`${role}: ${roles[role]}`} style={{ backgroundColor: roles[role] }} />
            ))}
          </div>
        </section>
      </div>
      {modeMoves.length > 0 && (
        <Notice title={`The brand colour was adjusted in ${mode} mode`}>
          <ul className="move-list">
            {modeMoves.map(({ role, from, to, reason }) => (
              <li key={role}>
                <strong>{role}</strong>: <code>{from}</code> became <code>{to}</code>, {reason}.
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Section>
  );
}
