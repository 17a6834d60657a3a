import symbol from "#data/console-brand/symbol.json" with { type: "json" };

const colors: Readonly<Record<string, string>> = { brand: "#6b1f4f", spot: "#c8912b" };

/**
 * Livery's symbol as an SVG document. It has its own background, so that it is visible in light and
 * dark browsers.
 */
export const liveryMark = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 60 60" width="60" height="60">',
  '<rect x="-6" y="-6" width="60" height="60" rx="9" fill="#fef8fb"/>',
  ...symbol.shapes.map(({ path, fill }) => `<path fill="${colors[fill] ?? "#0e0a0c"}" d="${path}"/>`),
  "</svg>\n",
].join("");
