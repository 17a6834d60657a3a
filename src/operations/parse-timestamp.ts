import { Failure } from "#/kernel/errors";

const zonedTimestampPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Parses an ISO 8601 timestamp with a time zone and returns it in UTC with milliseconds. Throws
 * `invalid`, naming the property, if the text is not one.
 */
export function parseTimestamp(text: string, property: string): string {
  const ms = zonedTimestampPattern.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms))
    throw new Failure("invalid", `${property} must be an ISO 8601 timestamp with a time zone, such as 2027-06-30T12:00:00Z.`);
  return new Date(ms).toISOString();
}
