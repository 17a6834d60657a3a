import { expect, test } from "bun:test";
import { createRandom } from "#/kernel/random";
import { type BitRows, countBits, dilate, erode, invertRows, reverseBits, toBitRows } from "#/studio/marks/geometry/bit-rows";

const size = 64;

/** Blobs of random discs, some of which reach beyond the raster. */
function createBlobs(seed: number): Uint8Array {
  const random = createRandom(seed, "blobs");
  const discs = Array.from({ length: 7 }, () => [random.next() * size, random.next() * size, 2 + random.next() * 9] as const);
  return Uint8Array.from({ length: size * size }, (_, index) =>
    discs.some(([x, y, radius]) => Math.hypot((index % size) - x, Math.floor(index / size) - y) < radius) ? 1 : 0,
  );
}

const isSet = ({ words, bits }: BitRows, x: number, y: number) =>
  x >= 0 && y >= 0 && x < size && y < size && (((bits[y * words + (x >> 5)] ?? 0) >>> (x & 31)) & 1) === 1;

/** The cells within a radius of one, those beyond the raster included. */
function listAround(x: number, y: number, radius: number): (readonly [number, number])[] {
  const cells: (readonly [number, number])[] = [];
  for (let dy = -Math.ceil(radius); dy <= radius; dy++)
    for (let dx = -Math.ceil(radius); dx <= radius; dx++) if (Math.hypot(dx, dy) <= radius) cells.push([x + dx, y + dy]);
  return cells;
}

test.each([1, 1.5, 2, 2.3, 2.8, 4])("a disc of radius %p erodes and dilates as its definition says", (radius) => {
  for (const seed of [1, 2, 3]) {
    const rows = toBitRows({ size, cells: createBlobs(seed) });
    const [eroded, dilated] = [erode(rows, radius), dilate(rows, radius)];
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const around = listAround(x, y, radius);
        const expected = [around.every(([a, b]) => isSet(rows, a, b)), around.some(([a, b]) => isSet(rows, a, b))];
        const found = [isSet(eroded, x, y), isSet(dilated, x, y)];
        if (found.join() !== expected.join()) expect([seed, x, y, ...found]).toEqual([seed, x, y, ...expected]);
      }
    expect(countBits(eroded.bits[0] ?? 0)).toBeLessThanOrEqual(countBits(rows.bits[0] ?? 0));
  }
});

test("bits are counted, reversed and inverted", () => {
  expect([0, 1, 0x80000000, 0xffffffff, 0x0f0f0f0f].map(countBits)).toEqual([0, 1, 1, 32, 16]);
  expect([1, 0x80000000, 0b1101].map((word) => reverseBits(word) >>> 0)).toEqual([0x80000000, 1, 0xb0000000]);
  const rows = toBitRows({ size, cells: createBlobs(1) });
  expect(isSet(invertRows(rows), 0, 0)).toBe(!isSet(rows, 0, 0));
});
