import { useEffect, useState } from "react";
import { useQueryParam } from "#/console/app/router/location";

/** The ways to compare two versions. */
export const comparisonLayouts = ["side", "swipe", "overlay"] as const;
export type ComparisonLayout = (typeof comparisonLayouts)[number];
export type SideName = "before" | "after";

/** How long the divider must rest before its position is written to the URL, in milliseconds. */
const debounceMs = 250;

/**
 * The comparison layout, the visible side where only one fits, and the position of the divider in
 * percent. All of it is in the URL.
 */
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
  return { layout, setLayout, side, setSide, percent, setPercent };
}

function parsePercent(text: string): number {
  const number = Math.round(Number(text));
  return number >= 0 && number <= 100 ? number : 50;
}
