import type { Random } from "#/kernel/random";

/**
 * A smooth height field over the unit square, with heights of about −1…1, as the sum of a few slow
 * waves.
 */
export function createRelief(random: Random, waves = 7, slowest = 1, fastest = 4): (x: number, y: number) => number {
  const parts = Array.from({ length: waves }, () => {
    const angle = random.next() * Math.PI * 2;
    const speed = (slowest + (fastest - slowest) * random.next()) * Math.PI;
    return {
      x: Math.cos(angle) * speed,
      y: Math.sin(angle) * speed,
      shift: random.next() * Math.PI * 2,
      reach: 1 / (1 + speed * 0.25),
    };
  });
  const total = parts.reduce((sum, part) => sum + part.reach, 0);
  return (x, y) =>
    parts.reduce((sum, part) => sum + part.reach * Math.sin(part.x * x + part.y * y + part.shift), 0) / (total * 0.6);
}
