import { expect, test } from "bun:test";
import { formatRelativeTime } from "#/console/app/components/time";

const nowMs = Date.parse("2026-11-21T10:00:00.000Z");

test("a time is formatted as its distance in the largest fitting unit", () => {
  const cases = [
    ["2026-11-21T09:59:40.000Z", "just now"],
    ["2026-11-21T10:00:20.000Z", "in a moment"],
    ["2026-11-21T09:57:10.000Z", "2 minutes ago"],
    ["2026-11-21T07:00:00.000Z", "3 hours ago"],
    ["2026-11-20T09:00:00.000Z", "yesterday"],
    ["2026-11-28T09:59:58.000Z", "in 7 days"],
    ["2025-06-21T10:00:00.000Z", "last year"],
  ] as const;
  for (const [at, words] of cases) expect([at, formatRelativeTime(at, nowMs)]).toEqual([at, words]);
});
