import { useMemo, useState } from "react";
import type { BoardColors, BoardTokens, DesignDetails } from "#data/console-api";
import { addressOf } from "#/doors/console/app/api/call";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { ButtonAnchor } from "#/doors/console/app/parts/button";
import { Choice } from "#/doors/console/app/parts/choice";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Notice } from "#/doors/console/app/parts/notice";
import { Section } from "#/doors/console/app/parts/section";
import { ScaleStrips } from "#/doors/console/app/screens/board/scale-strips";
import { useFaces } from "#/doors/console/app/screens/board/use-faces";

const faceless: readonly never[] = [];
const formats = ["globals-css", "utility-theme-v4", "dtcg", "colors-ts"] as const;

/** The tokens to look at: colour roles in both modes, scales, type, space, corners and depth, and what the contrast report says. */
export function FoundationTab({ design }: { readonly design: DesignDetails }) {
  const board = useAnswer("get_design_board", { id: design.id });
  const tokens = board.data?.tokens;
  useFaces(useMemo(() => (tokens ? Object.values(tokens.faces) : faceless), [tokens]));
  return (
    <Loaded known={board}>
      {(data) =>
        data.tokens && (
          <>
            <Colours tokens={data.tokens} />
            <Type tokens={data.tokens} name={data.name} />
            <Shape tokens={data.tokens} />
            <Section title="Take it along" lead="The draft's tokens as they stand. Released ones have an address of their own.">
              <div className="page-actions">
                {formats.map((format) => (
                  <ButtonAnchor
                    key={format}
                    icon="download"
                    href={addressOf("export_design", { id: design.id, format })}
                    download
                  >
                    {format}
                  </ButtonAnchor>
                ))}
                <ButtonAnchor icon="external" href={addressOf("preview_design", { id: design.id })} target="_blank">
                  Guideline page
                </ButtonAnchor>
              </div>
            </Section>
          </>
        )
      }
    </Loaded>
  );
}

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
      ["disabled", "disabled-foreground"],
    ],
  },
];
const charts = ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5"] as const;

function Colours({ tokens }: { readonly tokens: BoardTokens }) {
  const [mode, setMode] = useState<"light" | "dark">("light");
  const roles = tokens[mode];
  const { contrast, moves, brandColor } = tokens;
  const moved = moves.filter((move) => move.mode === mode);
  return (
    <Section
      title="Colour"
      lead={
        <>
          Brand colour <code>{brandColor.given}</code>
          {brandColor.isMapped ? `, brought into sRGB as ${brandColor.hex}` : ", exact in every export"}. {contrast.pairs} pairs
          judged
          {contrast.failing === 0 ? ", all above their threshold" : `, ${contrast.failing} below their threshold`}
          {contrast.lowest !== null && `; the lowest ratio of text is ${contrast.lowest.toFixed(2)}`}.
        </>
      }
      actions={
        <Choice
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
              {pairs.map(([ground, text]) => (
                <li key={ground} style={{ backgroundColor: roles[ground], color: roles[text], borderColor: roles.border }}>
                  <span>{ground}</span>
                  <code>{roles[ground]}</code>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h3>Charts</h3>
          <div className="role-charts">
            {charts.map((role) => (
              <span key={role} title={`${role}: ${roles[role]}`} style={{ backgroundColor: roles[role] }} />
            ))}
          </div>
        </section>
      </div>
      {moved.length > 0 && (
        <Notice title={`Not quite the brand colour in the ${mode} mode`}>
          <ul className="move-list">
            {moved.map(({ role, from, to, reason }) => (
              <li key={role}>
                <strong>{role}</strong>: <code>{from}</code> became <code>{to}</code>. {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Section>
  );
}

function Type({ tokens, name }: { readonly tokens: BoardTokens; readonly name: string }) {
  const { faces, weights, sizes, ratio } = tokens;
  return (
    <Section
      title="Type"
      lead={`${[...new Set([faces.display.family, faces.text.family, faces.mono.family])].join(", ")}; each size is ${ratio} times the one before.`}
    >
      <ol className="type-scale">
        {sizes.toReversed().map(({ name: size, minPx, maxPx, leading, trackingEm }, index) => {
          const isDisplay = index < sizes.length - 4;
          const set = {
            fontFamily: isDisplay ? faces.display.stack : faces.text.stack,
            fontWeight: isDisplay ? weights.display : weights.regular,
            fontSize: `min(${maxPx}px, 15cqi)`,
            lineHeight: leading,
            letterSpacing: `${trackingEm}em`,
          };
          return (
            <li key={size}>
              <span className="type-facts">
                <code>{size}</code>
                <span>{minPx === maxPx ? `${maxPx} px` : `${minPx}–${maxPx} px`}</span>
              </span>
              <span className="type-line" style={set}>
                {name}
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function Shape({ tokens }: { readonly tokens: BoardTokens }) {
  const { spacing, radii, shadows, strokePx, light } = tokens;
  return (
    <Section title="Space, corners and depth" lead={`Distances are multiples of 4 px; rules are ${strokePx} px wide.`}>
      <div className="shape-board">
        <ul className="shape-space" aria-label="Distances">
          {spacing
            .filter(({ px }) => px > 0 && px <= 64)
            .map(({ name, px }) => (
              <li key={name}>
                <code>{name}</code>
                <span style={{ width: px }} />
                <span className="quiet">{px} px</span>
              </li>
            ))}
        </ul>
        <ul className="shape-radii" aria-label="Corners">
          {radii.map(({ name, px }) => (
            <li key={name}>
              <span style={{ borderRadius: px, borderWidth: Math.max(1, strokePx) }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
        <ul className="shape-shadows" aria-label="Shadows" style={{ backgroundColor: light.background, color: light.foreground }}>
          {shadows.map(({ name, light: shadow }) => (
            <li key={name}>
              <span style={{ boxShadow: shadow, backgroundColor: light.card, borderRadius: radii[1]?.px }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
