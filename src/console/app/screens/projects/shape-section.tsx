import type { BoardTokens } from "#data/console-api";
import { Section } from "#/console/app/components/section";

/** Spacing, corners and shadows. */
export function ShapeSection({ tokens }: { readonly tokens: BoardTokens }) {
  const { spacing, radii, shadows, strokePx, light } = tokens;
  return (
    <Section title="Spacing, corners and shadows" lead={`Spacing uses multiples of 4 px; lines are ${strokePx} px wide.`}>
      <div className="shape-board">
        <ul className="shape-space" aria-label="Spacing">
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
              <span style={{ borderTopLeftRadius: px, borderWidth: Math.max(1, strokePx) }} />
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
