import { useEffect, useState } from "react";
import { useQueryParam } from "#/console/app/router/location";

/** How two versions are put against each other. */
export const comparisonLayouts = ["side", "swipe", "overlay"] as const;
export type ComparisonLayout = (typeof comparisonLayouts)[number];
export type SideName = "before" | "after";

/** How long the divider has to rest before the address says where it is, milliseconds. */
const debounceMs = 250;

/** How the two are compared, which of them is in view where only one fits, and where the divider stands, in percent. All of it stands in the address. */
export function useComparison() {
  const [layoutParam, setLayout] = useQueryParam("how", "side");
  const [sideParam, setSide] = useQueryParam("shown", "after");
  const [percentParam, setPercentParam] = useQueryParam("at", "50");
  const layout = comparisonLayouts.find((one) => one === layoutParam) ?? "side";
  const side: SideName = sideParam === "before" ? "before" : "after";
  const [percent, setPercent] = useState(() => parsePercent(percentParam));
  useEffect(() => {
    const timer = setTimeout(() => {
      if (String(percent) !== percentParam) setPercentParam(String(percent));
    }, debounceMs);
    return () => clearTimeout(timer);
  });
  return { how: layout, setHow: setLayout, side, setSide, at: percent, setAt: setPercent };
}

function parsePercent(text: string): number {
  const number = Math.round(Number(text));
  return number >= 0 && number <= 100 ? number : 50;
}
