import { subtract, unite } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { disc, rectangle } from "#/studio/marks/geometry/shapes";
import { transform } from "#/studio/marks/geometry/transform";
import type { Drawing } from "#/studio/marks/recipe";

/** A time of day as names write it, such as `03:00`. */
const time = /(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/u;

/** Radius of the dial, lengths of its hands and their width, in units of the 48-unit grid. */
const [dialRadius, hourLength, minuteLength, handWidth] = [21, 10, 15.5, 5.4] as const;

/** A hand from the middle of the dial, at an angle in degrees clockwise from the top. */
function drawHand(length: number, degrees: number): Path {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const upright = [rectangle([-handWidth / 2, -length, handWidth, length]), disc(0, 0, handWidth / 2)];
  return transform(unite(upright, []), [cos, sin, -sin, cos, 24, 24]);
}

/** The time of day that a name says, as the hands of a clock cut out of its dial. */
export function drawClockTime(name: string): readonly Drawing[] {
  const [text, hours, minutes] = time.exec(name) ?? [];
  if (text === undefined || hours === undefined || minutes === undefined) return [];
  const minuteAngle = Number(minutes) * 6;
  const hourAngle = ((Number(hours) % 12) * 60 + Number(minutes)) / 2;
  const hands = unite(drawHand(minuteLength, minuteAngle), drawHand(hourLength, hourAngle));
  return [
    {
      shapes: [{ path: subtract([disc(24, 24, dialRadius)], hands), fill: "brand" }],
      concept: `A clock whose hands show ${text}, the time that the name says.`,
      isOwn: true,
      isJoined: true,
    },
  ];
}
