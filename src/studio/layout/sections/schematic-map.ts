import { html, type Markup } from "#/kernel/markup";
import { createRandom } from "#/kernel/random";

const width = 720;
const height = 480;

/** A whole coordinate as text. */
const toText = (value: number) => String(Math.round(value));

/**
 * A map of streets that do not exist, with a pin: a slot for the real map. Streets are lines
 * between the edges, so that blocks of different sizes lie between them.
 */
export function renderSchematicMap(seed: number, description: string): Markup {
  const random = createRandom(seed, "map");
  const spread = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => ((index + 0.5 + (random.next() - 0.5) * 0.5) / count) * length);
  const columns = spread(5, width);
  const rows = spread(4, height);
  const lean = random.integer(-40, 40);
  const bank = random.integer(90, 170);
  const water = `M0 ${height - bank}C${toText(width * 0.3)} ${toText(height - bank - 70)} ${toText(width * 0.55)}
  ${toText(height - bank + 80)} ${width} ${toText(height - bank - 20)}V${height}H0Z`;
  const streets = [
    ...columns.map((x) => `M${toText(x - lean)} 0L${toText(x + lean)} ${height}`),
    ...rows.map((y) => `M0 ${toText(y + lean / 2)}L${width} ${toText(y - lean / 2)}`),
  ].join("");
  const avenue = `M0 ${toText(height * 0.18)}L${width} ${toText(height * 0.72)}`;
  const [x, y] = [columns[2] ?? width / 2, (rows[1] ?? height / 3) + 6];
  const park = `M${toText(columns[3] ?? 500)} ${toText((rows[0] ?? 60) - 10)}h130v96h-130z`;
  return html`
    <svg class="map" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" role="img"
        aria-label="${description}" data-sample>
      <path class="map__land" d="M0 0H${width}V${height}H0Z" />
      <path class="map__park" d="${park}" />
      <path class="map__water" d="${water}" />
      <path class="map__street" d="${streets}" />
      <path class="map__avenue" d="${avenue}" />
      <path class="map__pin" d="M${toText(x)} ${toText(y)}c-9-22-27-34-27-56a27 27 0 0 1 54 0c0 22-18 34-27 56z" />
      <circle class="map__eye" cx="${toText(x)}" cy="${toText(y - 56)}" r="10" />
    </svg>`;
}
