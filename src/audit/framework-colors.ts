import colors from "tailwindcss/colors";
import { parseLiteralColor } from "#/audit/palette";
import type { Color } from "#/color/color";
import { deltaE2000 } from "#/color/delta-e";
import { memoizeText } from "#/kernel/memoize";

/** What the colours of a family of the utility framework mean in the interfaces that use them. */
export type FamilyMeaning = "neutral" | "accent" | "destructive" | "success" | "warning";

/** A default colour of the utility framework, such as `blue-600`. */
export type FrameworkColor = { readonly family: string; readonly step: number; readonly meaning: FamilyMeaning };

const familiesByMeaning: Readonly<Record<FamilyMeaning, string>> = {
  neutral: "slate gray zinc neutral stone mauve olive mist taupe",
  accent: "blue indigo violet purple sky cyan teal fuchsia pink",
  destructive: "red rose",
  success: "green emerald lime",
  warning: "amber yellow orange",
};
const meanings: ReadonlyMap<string, FamilyMeaning> = new Map(
  (Object.entries(familiesByMeaning) as [FamilyMeaning, string][]).flatMap(([meaning, names]) =>
    names.split(" ").map((name) => [name, meaning] as const),
  ),
);

/** The value of the framework's default colour with a name such as `red-500` or `white`. */
export function getFrameworkColor(name: string): string | undefined {
  const [, family = "", step] = /^([a-z]+)(?:-(\d{2,3}))?$/.exec(name) ?? [];
  if (family === "inherit" || family === "current" || family === "transparent") return undefined;
  const found: unknown = Object.hasOwn(colors, family) ? Object.getOwnPropertyDescriptor(colors, family)?.value : undefined;
  if (typeof found === "string") return step === undefined ? found : undefined;
  if (typeof found !== "object" || found === null || step === undefined) return undefined;
  const shade: unknown = Object.getOwnPropertyDescriptor(found, step)?.value;
  return typeof shade === "string" ? shade : undefined;
}

/** The family and step in a name such as `red-500`; undefined if the framework has no such colour. */
export function parseFrameworkName(name: string): FrameworkColor | undefined {
  const [, family = "", step = ""] = /^([a-z]+)-(\d{2,3})$/.exec(name) ?? [];
  const meaning = meanings.get(family);
  return meaning && getFrameworkColor(name) !== undefined ? { family, step: Number(step), meaning } : undefined;
}

/** The steps 500, 600 and 700 in the framework's earlier version, which code in CSS still quotes. */
const earlierColors: Readonly<Record<string, string>> = {
  blue: "3b82f6 2563eb 1d4ed8",
  indigo: "6366f1 4f46e5 4338ca",
  violet: "8b5cf6 7c3aed 6d28d9",
  purple: "a855f7 9333ea 7e22ce",
  sky: "0ea5e9 0284c7 0369a1",
  cyan: "06b6d4 0891b2 0e7490",
  teal: "14b8a6 0d9488 0f766e",
  fuchsia: "d946ef c026d3 a21caf",
  pink: "ec4899 db2777 be185d",
  red: "ef4444 dc2626 b91c1c",
  rose: "f43f5e e11d48 be123c",
  green: "22c55e 16a34a 15803d",
  emerald: "10b981 059669 047857",
  lime: "84cc16 65a30d 4d7c0f",
  amber: "f59e0b d97706 b45309",
  yellow: "eab308 ca8a04 a16207",
  orange: "f97316 ea580c c2410c",
};
const earlierByHex: ReadonlyMap<string, FrameworkColor> = new Map(
  Object.entries(earlierColors).flatMap(([family, hexes]) =>
    hexes.split(" ").map((hex, index) => {
      const meaning = meanings.get(family) ?? "neutral";
      return [`#${hex}`, { family, step: 500 + 100 * index, meaning }] as const;
    }),
  ),
);

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
/** Up to this difference (CIEDE2000) a literal is one of the framework's colours in other digits. */
const maxDifference = 2;

let namedColors: readonly (readonly [FrameworkColor, Color])[] | undefined;
const listNamedColors = () => {
  namedColors ??= [...meanings.keys()].flatMap((family) =>
    steps.flatMap((step) => {
      const parsed = parseFrameworkName(`${family}-${step}`);
      const color = parseLiteralColor(getFrameworkColor(`${family}-${step}`) ?? "");
      return parsed && color ? [[parsed, color] as const] : [];
    }),
  );
  return namedColors;
};

const findByHex = memoizeText((hex): FrameworkColor | undefined => {
  const color = parseLiteralColor(hex);
  return color && listNamedColors().find(([, one]) => deltaE2000(one, color) <= maxDifference)?.[0];
});

/** The framework's colour that a colour equals; undefined if there is none. */
export const findFrameworkColor = ({ hex }: Color): FrameworkColor | undefined => earlierByHex.get(hex) ?? findByHex(hex);
