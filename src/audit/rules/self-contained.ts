import { addressesOf } from "#/audit/addresses";
import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";
import { getScheme } from "#/html/urls";

/** What stands alone has everything in it: it names no file beside it, because none comes along. Fonts are free: those of the system lie beside every page. */
export const selfContained: SourceRule = {
  id: "self-contained",
  summary: "What stands alone has everything in it: it names no file beside it, because none comes along.",
  severity: "warning",
  safety: false,
  *check(source, { beside }) {
    if (beside) return;
    const tell = (value: string) => ({
      message: `It needs the file ${value.slice(0, 80)}, which does not come with it.`,
      fix: "Put it in as a data: address, draw it as inline SVG, or send it as an asset.",
    });
    for (const markup of source.markups)
      for (const element of markup.elements)
        for (const { value, loads } of addressesOf(element))
          if (loads && isBeside(value)) yield { spot: spotOf(markup, element), ...tell(value) };
    for (const { value, from, spot } of source.styleAddresses)
      if (from !== "src" && isBeside(value)) yield { spot, ...tell(value) };
  },
};

const isBeside = (address: string) =>
  address !== "" && !address.startsWith("#") && !address.startsWith("//") && getScheme(address) === undefined;
