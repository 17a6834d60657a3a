import { expect, test } from "bun:test";
import { expiryChoices, getExpiresAt } from "#/console/app/screens/settings/keys/expiry";

const nowMs = Date.parse("2026-11-21T10:00:00.000Z");

test("a lifetime in days ends exactly that many days from now", () => {
  expect(getExpiresAt("30", "", nowMs)).toBe("2026-12-21T10:00:00.000Z");
  expect(getExpiresAt("365", "2027-01-01", nowMs)).toBe("2027-11-21T10:00:00.000Z");
});

test("a selected day counts whole, in the user's time zone", () => {
  const end = new Date(getExpiresAt("date", "2027-06-30", nowMs) ?? "");
  expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours(), end.getMinutes()]).toEqual([2027, 5, 30, 23, 59]);
});

test("a missing or incomplete day and never have no expiry", () => {
  expect(getExpiresAt("date", "", nowMs)).toBeUndefined();
  expect(getExpiresAt("date", "2027-06", nowMs)).toBeUndefined();
  expect(getExpiresAt("never", "2027-06-30", nowMs)).toBeUndefined();
});

test("every offered lifetime ends in the future", () => {
  for (const { value } of expiryChoices) {
    const end = getExpiresAt(value, "2030-01-01", nowMs);
    if (value !== "never") expect(Date.parse(end ?? "")).toBeGreaterThan(nowMs);
  }
});
