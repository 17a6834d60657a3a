import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { CubicBezier, TokenSet } from "#/model/token-set";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { formatEasing } from "#/model/css-declarations";
import { fullRoundPx, listLengths, listRadii } from "#/documents/design-overview/css/design-css";
import { renderOwnSizes } from "#/documents/design-overview/own-tokens";
import { renderSection } from "#/documents/design-overview/section";

function renderSpaces(tokens: TokenSet): Markup {
  const renderBar = ({ name, px }: { readonly name: string; readonly px: number }, index: number) =>
    html`
      <li>
        <span class="ov-bar-name">${name}</span><span class="ov-bar-length ov-length-${index}"></span>
        <span class="ov-bar-value">${formatPx(px)}</span>
      </li>`;
  return html`
    <div class="ov-shape-space">
      <h3 class="ov-subtitle">Spacing</h3>
      <ul class="ov-bars">${listLengths(tokens).map(renderBar)}</ul>
    </div>`;
}

function renderCorners(tokens: TokenSet): Markup {
  return html`<div class="ov-shape-corners"><h3 class="ov-subtitle">Corners and borders</h3><ul class="ov-corners">${listRadii(
    tokens,
  ).map(
    ({ name, px }, index) =>
      html`
        <li>
          <span class="ov-corner ov-corner-${index}"></span><strong>${name}</strong> ${px >= fullRoundPx ? "fully round" : formatPx(px)}
        </li>`,
  )}</ul><p class="ov-rule-sample">Borders are ${formatPx(tokens.strokePx)} wide.</p></div>`;
}

const depthDescriptions = {
  border: "Borders separate surfaces.",
  shadow: "Shadows separate surfaces.",
  tone: "Tone alone separates surfaces.",
} as const;

function renderDepth({ direction, tokens }: DesignContent): Markup {
  const surfaces =
    direction.depth === "shadow"
      ? tokens.shadows.map(({ name }, index) => html`<li class="ov-surface ov-shadow-${index}">${name}</li>`)
      : ["background", "card", "muted"].map((role) => html`<li class="ov-surface ov-surface-${role}">${role}</li>`);
  return html`
    <div class="ov-shape-depth">
      <h3 class="ov-subtitle">Depth</h3>
      <ul class="ov-surfaces ov-depth-${direction.depth}">${surfaces}</ul>
      <p>${depthDescriptions[direction.depth]}</p>
    </div>`;
}

/** An easing curve in a box of 100 by 100: time to the right, progress upwards. */
function renderCurve([x1, y1, x2, y2]: CubicBezier): Markup {
  const toX = (value: number) => formatDecimal(value * 100);
  const toY = (value: number) => formatDecimal(100 - value * 100);
  return html`
    <svg class="ov-curve" viewBox="-2 -2 104 104" aria-hidden="true" focusable="false">
      <path class="ov-curve-frame" d="M0 0V100H100"/>
      <path class="ov-curve-line" d="M0 100C${toX(x1)} ${toY(y1)} ${toX(x2)} ${toY(y2)} 100 0"/>
    </svg>`;
}

function renderMotion({ durations, easings }: TokenSet): Markup {
  return html`<div class="ov-shape-motion"><h3 class="ov-subtitle">Motion</h3><div class="ov-motion"><ul class="ov-curves">${easings.map(
    (easing) =>
      html`<li>${renderCurve(easing.curve)}<strong>${easing.name}</strong> <span class="ov-code">${formatEasing(easing.curve)}</span></li>`,
  )}</ul><ul class="ov-durations">${durations.map(
    ({ name, ms }) =>
      html`
        <li>
          <span class="ov-track"><span class="ov-runner ov-takes-${name}"></span></span><strong>${name}</strong> ${formatDecimal(ms)} ms
        </li>`,
  )}</ul></div><p>Hover over a track to play it. Motion is off when the reader prefers reduced motion.</p></div>`;
}

/** Spacing, corners, depth and motion, each with a visual example. */
export function renderShapeSection(content: DesignContent): Markup {
  const { layout, spacing } = content.tokens;
  const isMultipleOfFour = spacing.every(({ px }) => px % 4 === 0);
  return renderSection(
    "shape",
    html`
      <p>
        ${`${layout.columns} columns in ${formatPx(layout.containerPx)}, with gutters of ${formatPx(layout.gutterPx)}.`}
        ${isMultipleOfFour && " All spacing is a multiple of 4px."}
      </p>`,
    html`<div class="ov-shapes">\n
      ${renderSpaces(content.tokens)}\n
      ${renderCorners(content.tokens)}\n
      ${renderDepth(content)}\n
      ${renderMotion(content.tokens)}\n
      ${renderOwnSizes(content.tokens)}
      </div>`,
  );
}
