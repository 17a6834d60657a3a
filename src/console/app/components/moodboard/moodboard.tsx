import { type CSSProperties, useMemo } from "react";
import type { Board, BoardTokens } from "#data/console-api";
import { Drawing, findDrawing } from "#/console/app/components/moodboard/drawing";
import { ScaleStrips } from "#/console/app/components/moodboard/scale-strips";
import { useFontFaces } from "#/console/app/components/moodboard/use-font-faces";

type MoodboardProps = {
  readonly board: Board;
  /** Sample text in the display face; the brand's name if absent. */
  readonly headline?: string | undefined;
  /** Sample text in the text face. */
  readonly description?: string | undefined;
  /** Omits the controls, for boards side by side. */
  readonly isCompact?: boolean | undefined;
};

/**
 * A mood board: mark in light and dark, colours, type and sample controls in the brand's own
 * values.
 */
export function Moodboard({ board, headline, description, isCompact = false }: MoodboardProps) {
  const { tokens, mark } = board;
  const faces = useMemo(() => (tokens ? Object.values(tokens.faces) : []), [tokens]);
  useFontFaces(faces);
  if (!tokens) return null;
  const { light, dark, faces: family, weights, radii, strokePx } = tokens;
  const lockup = findDrawing(mark?.drawings, "lockup-horizontal");
  const reversed = findDrawing(mark?.drawings, "symbol-white");
  const radius = radii.find(({ name }) => name === "md")?.px ?? 0;
  const intro = description ?? board.direction.summary;
  return (
    <div className="board-sheet">
      <div className="board-marks">
        <div className="board-mark" style={{ backgroundColor: light.background }}>
          {lockup && <Drawing drawing={lockup} />}
        </div>
        <div className="board-mark board-mark-small" style={{ backgroundColor: light.brand }}>
          {reversed && (
            <Drawing
              drawing={isBrandForegroundLight(tokens) ? reversed : (findDrawing(mark?.drawings, "symbol-black") ?? reversed)}
              isDecorative
            />
          )}
        </div>
      </div>
      <ScaleStrips tokens={tokens} />
      <div className="board-type" style={{ backgroundColor: light.background, color: light.foreground }}>
        <p
          className="board-headline"
          style={{ fontFamily: family.display.stack, fontWeight: weights.display, letterSpacing: getDisplayTracking(tokens) }}
        >
          {headline || board.name}
        </p>
        <p className="board-sentence" style={{ fontFamily: family.text.stack, color: light["muted-foreground"] }}>
          {intro}
        </p>
        {isCompact ? (
          <div className="board-controls" aria-hidden="true">
            <MainAction tokens={tokens} />
          </div>
        ) : (
          <SampleControls tokens={tokens} radiusPx={radius} strokePx={strokePx} />
        )}
      </div>
      {!isCompact && (
        <div className="board-type board-night" style={{ backgroundColor: dark.background, color: dark.foreground }}>
          <p style={{ fontFamily: family.text.stack, fontWeight: weights.strong }}>{board.name}</p>
          <SampleControls tokens={tokens} radiusPx={radius} strokePx={strokePx} isDark />
        </div>
      )}
    </div>
  );
}

type SampleControlsProps = {
  readonly tokens: BoardTokens;
  readonly radiusPx: number;
  readonly strokePx: number;
  readonly isDark?: boolean;
};

/** Sample buttons and a field, for show only. */
function SampleControls({ tokens, radiusPx, strokePx, isDark = false }: SampleControlsProps) {
  const { faces, weights } = tokens;
  const roles = isDark ? tokens.dark : tokens.light;
  const base = { borderRadius: radiusPx, fontFamily: faces.text.stack, fontWeight: weights.medium };
  return (
    <div className="board-controls" aria-hidden="true">
      <MainAction tokens={tokens} isDark={isDark} />
      <span
        style={{
          ...base,
          borderRadius: tokens.mainAction.radiusPx,
          backgroundColor: roles.secondary,
          color: roles["secondary-foreground"],
        }}
      >
        Secondary
      </span>
      <span
        className="board-field"
        style={{
          ...base,
          fontWeight: weights.regular,
          border: `${strokePx}px solid ${roles.input}`,
          color: roles["muted-foreground"],
        }}
      >
        Field
      </span>
      <span className="board-link" style={{ fontFamily: faces.text.stack, color: roles.link }}>
        Link
      </span>
    </div>
  );
}

/** The primary button at rest, as the design's Button component draws it. */
function MainAction({ tokens, isDark = false }: { readonly tokens: BoardTokens; readonly isDark?: boolean }) {
  const { shape, radiusPx, family, weight, isUppercase, ...modes } = tokens.mainAction;
  const { fill, text, outline } = isDark ? modes.dark : modes.light;
  const paint = fill ?? "transparent";
  const style: CSSProperties = {
    borderRadius: radiusPx,
    fontFamily: tokens.faces[family].stack,
    fontWeight: weight,
    backgroundColor: paint,
    color: text,
    ...(isUppercase && { textTransform: "uppercase", letterSpacing: "0.06em" }),
    ...(outline && { border: `${tokens.strokePx}px solid ${outline}` }),
    ...(shape === "offset" && { boxShadow: `4px 4px 0 ${outline ?? text}` }),
    ...(shape === "stepped" && {
      margin: 4,
      boxShadow: `0 -4px 0 0 ${paint}, 0 4px 0 0 ${paint}, -4px 0 0 0 ${paint}, 4px 0 0 0 ${paint}`,
    }),
    ...(shape === "bevel" && {
      backgroundColor: "transparent",
      backgroundImage: `linear-gradient(315deg, transparent 0.6rem, ${paint} 0.65rem)`,
    }),
  };
  return (
    <span className="board-action" style={style}>
      Primary
    </span>
  );
}

/** Whether text on the brand colour is white. */
const isBrandForegroundLight = ({ light }: BoardTokens) => (light["brand-foreground"] ?? "#ffffff") > "#888888";

const getDisplayTracking = ({ sizes }: BoardTokens) => `${sizes.at(-2)?.trackingEm ?? 0}em`;
