import { useEffect, useState } from "react";
import { useQueryWord } from "#/doors/console/app/router/location";

/** How two versions are put against each other. */
export const hows = ["side", "swipe", "overlay"] as const;
export type How = (typeof hows)[number];
export type SideName = "before" | "after";

/** How long the divider has to rest before the address says where it is, milliseconds. */
const restMs = 250;

/** How the two are compared, which of them is in view where only one fits, and where the divider stands, in percent. All of it stands in the address. */
export function useComparison() {
  const [howWord, setHow] = useQueryWord("how", "side");
  const [sideWord, setSide] = useQueryWord("shown", "after");
  const [atWord, setAtWord] = useQueryWord("at", "50");
  const how = hows.find((one) => one === howWord) ?? "side";
  const side: SideName = sideWord === "before" ? "before" : "after";
  const [at, setAt] = useState(() => percentOf(atWord));
  useEffect(() => {
    const timer = setTimeout(() => {
      if (String(at) !== atWord) setAtWord(String(at));
    }, restMs);
    return () => clearTimeout(timer);
  });
  return { how, setHow, side, setSide, at, setAt };
}

function percentOf(word: string): number {
  const number = Math.round(Number(word));
  return number >= 0 && number <= 100 ? number : 50;
}
