import { motif, type MotifGroup } from "../motif-drawing";
import { accent, around, bar, body, box, circle, corners, curve, cut, join, line, over, row, turned } from "../recorded-drawing";

/** Two wheels with hubs in front of a vehicle, by their centres. */
const wheels = (first: number, second: number, y: number, radius = 10.5) => [
  ...over(join(circle(first, y, radius), circle(second, y, radius)), 4),
  cut(circle(first, y, 3.8), circle(second, y, 3.8)),
];

/** Vehicles for rescue and freight, and what they load. */
export const workVehicles: MotifGroup = {
  ambulance: motif("an ambulance", () => [
    body(corners(5, "4 24,62 24,80 44,92 50,92 72,4 72"), box(28, 14, 16, 7, 3)),
    cut(
      corners(1.5, "60 33,63 33,73 46,60 46"),
      around(line(5.4, "28 48,28 37"), 3, 28, 48),
      around(line(5.4, "28 48,28 59"), 3, 28, 48),
    ),
    ...wheels(24, 72, 72),
  ]),
  "fire-engine": motif("a fire engine", () => [
    body(
      box(4, 36, 58, 36, 3),
      corners(4, "66 32,84 32,92 50,92 72,66 72"),
      turned(join(box(4, 11, 72, 5, 2), box(4, 22, 72, 5, 2), row(box(12, 11, 5, 16), 5, 14)), -7),
    ),
    cut(corners(1.5, "72 38,81 38,86 50,72 50"), box(12, 44, 18, 9, 1), box(36, 44, 18, 9, 1)),
    ...wheels(22, 76, 72),
  ]),
  "tow-truck": motif("a tow truck", () => [
    body(
      corners(4, "52 34,72 34,84 50,92 54,92 72,52 72"),
      box(4, 54, 50, 18, 3),
      line(7, "44 56,14 20"),
      line(4.8, "14 20,14 36"),
      curve(4.8, "M14 36C22 38 20 48 12 45"),
    ),
    cut(corners(1.5, "59 41,69 41,77 51,59 51")),
    ...wheels(22, 74, 72),
  ]),
  forklift: motif("a forklift truck", () => [
    body(corners(3, "22 20,48 20,58 50,58 74,6 74,6 48,22 48"), box(64, 12, 7, 66, 2), box(68, 72, 26, 6, 2)),
    cut(corners(1.5, "29 28,43 28,50 48,29 48")),
    ...wheels(18, 48, 76),
    accent(box(75, 46, 18, 21, 2)),
  ]),
  parcel: motif("a parcel", () => [
    body(corners(2, "48 4,90 24,90 70,48 92,6 70,6 24")),
    cut(bar(4.5, "2 24,48 46,94 24"), bar(4.5, "48 46,48 96"), bar(4.5, "26 12,72 34.5")),
  ]),
  container: motif("a shipping container", () => [body(box(4, 22, 88, 54, 3)), cut(row(box(17, 31, 4.5, 36, 1), 7, 9.6))]),
  pallet: motif("a loaded pallet", () => [
    body(
      box(4, 70, 88, 8, 2),
      box(8, 78, 14, 12),
      box(41, 78, 14, 12),
      box(74, 78, 14, 12),
      box(8, 38, 38, 27, 2),
      box(50.4, 38, 38, 27, 2),
    ),
    accent(box(29, 6, 38, 27.4, 2)),
    cut(box(22, 38, 9, 11), box(65, 38, 9, 11)),
  ]),
};
