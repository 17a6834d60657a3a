import { useEffect, useState } from "react";

const units = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const absolute = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** The distance from now: “3 minutes ago”, “in 7 days”. */
export function formatRelativeTime(at: string, nowMs = Date.now()): string {
  const seconds = Math.round((Date.parse(at) - nowMs) / 1000);
  for (const [unit, length] of units)
    if (Math.abs(seconds) >= length)
      return relative.format(seconds < 0 ? Math.trunc(seconds / length) : Math.round(seconds / length), unit);
  return seconds > 0 ? "in a moment" : "just now";
}

/** A relative time with the exact one as tooltip. It updates itself. */
export function Time({ at }: { readonly at: string }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((turn) => turn + 1), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={absolute.format(new Date(at))}>
      {formatRelativeTime(at)}
    </time>
  );
}
