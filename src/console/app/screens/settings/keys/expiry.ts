const dayMs = 86_400_000;

/** How long a new key is to work. */
export const expiryChoices = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "A year" },
  { value: "date", label: "Until a day of your choice" },
  { value: "never", label: "Until it is revoked" },
] as const;
export type Expiry = (typeof expiryChoices)[number]["value"];

/** When a key stops working: `day` is `2027-06-30`, of which it still works the whole day here. Undefined for never, or where no day is given. */
export function getExpiresAt(expiry: Expiry, day: string, nowMs = Date.now()): string | undefined {
  if (expiry === "never") return undefined;
  if (expiry !== "date") return new Date(nowMs + Number(expiry) * dayMs).toISOString();
  if (!/^\d{4,}-\d\d-\d\d$/.test(day)) return undefined;
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString();
}
