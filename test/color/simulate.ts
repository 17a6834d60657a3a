import { linearChannels, channelFromLinear } from "#/color/srgb";
import type { Color } from "#/color/color";
import { colorFromChannels } from "#/color/oklch";

/** The three dichromacies: no red, no green, no blue cones. */
export const visions = ["protan", "deutan", "tritan"] as const;
export type Vision = (typeof visions)[number];

/** Severity 1 matrices of Machado, Oliveira and Fernandes 2009, row by row, for linear light. */
const matrices = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

/** The colour as seen with a dichromacy at full severity. */
export function simulate(color: Color, vision: Vision): Color {
  const [red, green, blue] = linearChannels(color);
  const [rr, rg, rb, gr, gg, gb, br, bg, bb] = matrices[vision];
  return colorFromChannels(
    channelFromLinear(rr * red + rg * green + rb * blue),
    channelFromLinear(gr * red + gg * green + gb * blue),
    channelFromLinear(br * red + bg * green + bb * blue),
  );
}
