import type { BoardTokens } from "#data/console-api";
import { Section } from "#/console/app/components/section";

/** The type scale, each step in the brand's own typeface. */
export function TypeSection({ tokens, name }: { readonly tokens: BoardTokens; readonly name: string }) {
  const { faces, weights, sizes, ratio } = tokens;
  return (
    <Section
      title="Type"
      lead={`${[...new Set([faces.display.family, faces.text.family, faces.mono.family])].join(", ")}, scale ratio ${ratio}.`}
    >
      <ol className="type-scale">
        {sizes.toReversed().map(({ name: size, minPx, maxPx, leading, trackingEm }, index) => {
          const isDisplay = index < sizes.length - 4;
          const style = {
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
              <span className="type-line" style={style}>
                {name}
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
