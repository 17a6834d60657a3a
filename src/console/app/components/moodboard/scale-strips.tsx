import type { BoardTokens } from "#data/console-api";

/** Scales of primitive colours, one strip each from light to dark. `names` selects them. */
export function ScaleStrips({
  tokens,
  names = ["brand", "accent", "neutral"],
  isNamed = false,
}: {
  readonly tokens: BoardTokens;
  readonly names?: readonly (keyof BoardTokens["scales"])[];
  readonly isNamed?: boolean;
}) {
  return (
    <div className="scale-strips">
      {names.map((name) => (
        <div key={name} className="scale-strip">
          {isNamed && <span className="scale-name">{name}</span>}
          <span className="scale-steps" role="img" aria-label={`The ${name} scale, twelve steps from light to dark`}>
            {tokens.scales[name].map((hex, index) => (
              <span key={hex} title={`${name} ${index + 1}: ${hex}`} style={{ backgroundColor: hex }} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
