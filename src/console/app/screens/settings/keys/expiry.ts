const dayMs = 86_400_000;

/** Lifetimes of a new key. */
export const expiryChoices = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: "date", label: "On a date" },
  { value: "never", label: "Never" },
] as const;
export type Expiry = (typeof expiryChoices)[number]["value"];

/**
 * When a key expires: `day`, such as `2027-06-30`, is the last day on which it works, in local
 * time. Undefined for never, or if the day is missing.
 */
export function getExpiresAt(expiry: Expiry, day: string, nowMs = Date.now()): string | undefined {
  if (expiry === "never") return undefined;
  if (expiry !== "date") return new Date(nowMs + Number(expiry) * dayMs).toISOString();
  if (!/^\d{4,}-\d\d-\d\d$/.test(day)) return undefined;
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString();
}
