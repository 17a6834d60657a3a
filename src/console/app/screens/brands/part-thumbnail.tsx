import type { BrandImport } from "#data/console-api";
import { Swatch } from "#/console/app/components/swatch";

type PartThumbnailProps = {
  readonly given: BrandImport["given"];
  readonly mapping: Pick<BrandImport["mapped"][number], "target" | "value" | "part">;
};

const isColor = (value: string) => CSS.supports("color", value);
const isForDark = (lockup: string) => lockup === "reversed" || lockup === "symbol-white";

/** The drawing of a lockup, picture or icon among given parts. */
const findDrawing = ({ mark, pictures = [], icons = [] }: BrandImport["given"], target: string, part: string) => {
  if (target.startsWith("mark ")) return mark?.lockups.find(({ lockup }) => lockup === part)?.svg;
  if (target.startsWith("picture ")) return pictures.find(({ slug }) => slug === part)?.svg;
  return target.startsWith("icon ") ? icons.find(({ name }) => name === part)?.svg : undefined;
};

/** A small view of what a value became: a colour, or a drawing. */
export function PartThumbnail({ given, mapping: { target, value, part } }: PartThumbnailProps) {
  const svg = part === undefined ? undefined : findDrawing(given, target, part);
  if (svg !== undefined && part !== undefined) {
    const isLogo = target.startsWith("mark ");
    return (
      <img
        className={`part-thumbnail${isLogo ? " part-logo" : ""}${isForDark(part) ? " part-on-dark" : ""}`}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={isLogo ? `Logo, ${part.replaceAll("-", " ")}` : ""}
      />
    );
  }
  return isColor(value) ? <Swatch color={value} /> : null;
}
