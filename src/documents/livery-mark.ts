/** Livery's own mark as an SVG document: three stripes of a livery, the middle one in the accent. It keeps to its ground in light and dark browsers. */
export const liveryMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><rect width="40" height="40" rx="6" fill="#f4f5f7"/><path fill="#16181d" d="M11 9h24v5H8z"/><path fill="#c2371b" d="M7.1 16h26.2l-2.6 8H4.5z"/><path fill="#16181d" d="M3.8 26h26l-3 5H2.2z"/></svg>\n';
