import type { Contour, Path, Segment } from "#/studio/marks/geometry/path";

const parameterCounts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, z: 0 };

/**
 * Parses SVG path data with M, L, H, V, Q, C and Z, absolute or relative. Quadratic curves become
 * cubic. Throws a plain `Error` for other commands.
 */
export function parsePath(data: string): Path {
  const tokens = data.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
  const contours: Contour[] = [];
  let segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = "";
  const finishContour = () => {
    if (segments.length > 0) contours.push({ start: [startX, startY], segments });
    segments = [];
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? "";
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      at++;
    }
    const lower = command.toLowerCase();
    const count = parameterCounts[lower];
    if (count === undefined) throw new Error(`path command not understood: ${command}`);
    const numbers = tokens.slice(at, at + count).map(Number);
    at += count;
    const relative = command === lower;
    const [ox, oy] = relative ? [x, y] : [0, 0];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (lower === "z") {
      finishContour();
      [x, y] = [startX, startY];
    } else if (lower === "m") {
      finishContour();
      [x, y] = [ox + a, oy + b];
      [startX, startY] = [x, y];
      command = relative ? "l" : "L";
    } else if (lower === "c") {
      segments.push([ox + a, oy + b, ox + c, oy + d, ox + e, oy + f]);
      [x, y] = [ox + e, oy + f];
    } else if (lower === "q") {
      const [qx, qy, endX, endY] = [ox + a, oy + b, ox + c, oy + d];
      segments.push([
        x + ((qx - x) * 2) / 3,
        y + ((qy - y) * 2) / 3,
        endX + ((qx - endX) * 2) / 3,
        endY + ((qy - endY) * 2) / 3,
        endX,
        endY,
      ]);
      [x, y] = [endX, endY];
    } else {
      x = lower === "v" ? x : ox + a;
      y = lower === "h" ? y : oy + (lower === "v" ? a : b);
      segments.push([x, y]);
    }
  }
  finishContour();
  return contours;
}
