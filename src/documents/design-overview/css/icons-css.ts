import { css } from "#/kernel/css";
import type { IconSet } from "#/model/icon";

/** The grid of icons, drawn in the set's style. */
export const renderIconsCss = ({ style: { stroke, cap, join } }: IconSet): string => css`
.ov-icons { display: grid; gap: 1.5rem 2rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); }
.ov-icon-group ul { display: flex; flex-wrap: wrap; gap: 0.875rem; margin: 0.75rem 0 0; padding: 0; list-style: none; }
.ov-icon-group li { display: grid; }
.ov-icon-group svg {
  fill: none;
  stroke: currentColor;
  stroke-width: ${stroke};
  stroke-linecap: ${cap};
  stroke-linejoin: ${join};
}
.ov-icon-group h3 { margin: 0; }
`;
