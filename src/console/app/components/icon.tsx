/** The icons: one stroke on a 16 × 16 grid. */
const paths = {
  add: "M8 3v10M3 8h10",
  agent: "M3 5.5h10v7H3zM8 5.5V3M6 8.5v1M10 8.5v1",
  archive: "M2.5 3h11v3h-11zM3.5 6v7h9V6M6.5 8.5h3",
  back: "M9.5 3.5 5 8l4.5 4.5",
  brands: "M2.5 2.5h7v7h-7zM6.5 9.5v4h7v-7h-4",
  check: "M3 8.5 6.5 12 13 4.5",
  chevron: "M4.5 6.5 8 10l3.5-3.5",
  close: "M4 4l8 8M12 4l-8 8",
  copy: "M5.5 5.5h7.5V13H5.5zM3 10.5V3h7.5",
  danger: "M8 2.5 14 13H2zM8 6.5v3M8 11v.5",
  dark: "M12.5 9.5A5.5 5.5 0 0 1 6.5 3.5 5.5 5.5 0 1 0 12.5 9.5z",
  download: "M8 2.5v7.5M4.5 7 8 10.5 11.5 7M3 13h10",
  external: "M6.5 3.5H3.5v9h9v-3M9 3h4v4M13 3 7.5 8.5",
  info: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.5v3.5M8 5v.5",
  key: "M5.5 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM7.5 8 13 2.5M10.5 5l2 2",
  light:
    "M8 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 2v1.5M8 12.5V14" +
    "M2 8h1.5M12.5 8H14M3.800 3.800l1 1M11.200 11.200l1 1M12.200 3.800l-1 1M4.800 11.200l-1 1",
  log: "M3 4h10M3 8h10M3 12h6",
  members:
    "M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4" +
    "M10.5 2.800a2.5 2.5 0 0 1 0 4.5M12 9.900c1.600.6 2.5 1.900 2.5 3.600",
  menu: "M2.5 4.5h11M2.5 8h11M2.5 11.5h11",
  more: "M3 8h.5M7.75 8h.5M12.5 8h.5",
  redo: "M10.5 3 13.5 6 10.500 9M13.500 6H6a3.500 3.500 0 0 0 0 7h3.500",
  remove: "M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5 5 13h6l.5-8.5",
  search: "M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.300 10.300 13.5 13.5",
  settings: "M2.5 5h6M11.5 5h2M10 3.5v3M2.5 11h2M7.5 11h6M6 9.5v3",
  "sign-out": "M6.5 2.5h-4v11h4M10 5l3 3-3 3M12.5 8H6.5",
  system: "M2.5 3h11v8h-11zM6 13.5h4",
  undo: "M5.500 3 2.500 6 5.500 9M2.500 6H10a3.500 3.500 0 0 1 0 7H6.500",
  webhook: "M2.5 8H6M10 8h3.5M8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM11.5 6l2 2-2 2",
} as const;
export type IconName = keyof typeof paths;

/** A decorative icon beside a text; hidden from screen readers. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
