import { Failure } from "#/kernel/errors";

const zonedTimestampPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * A moment that a caller wrote, ISO 8601 with a zone, as it is kept: UTC with milliseconds. Throws
 * `invalid` naming the property for what is no time.
 */
export function parseTimestamp(text: string, property: string): string {
  const ms = zonedTimestampPattern.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms)) throw new Failure("invalid", `${property} must be a time such as 2027-06-30T12:00:00Z.`);
  return new Date(ms).toISOString();
}
