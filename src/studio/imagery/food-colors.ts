import { oklchColor } from "#/color/oklch";
import type { BrandColors } from "#/studio/marks/brand-colors";
import type { MotifId } from "#/studio/motifs/motif-ids";

/** What looks spoiled in green and blue: bread and cakes, cheese, eggs, meat and honey. */
const warmFoods: ReadonlySet<string> = new Set<MotifId>([
  "loaf",
  "croissant",
  "pretzel",
  "cake",
  "cupcake",
  "wedding-cake",
  "cookie",
  "pizza",
  "burger",
  "dumplings",
  "sausages",
  "cheese",
  "cheese-wheel",
  "egg",
  "honeycomb",
  "honey-jar",
  "wheat",
]);

export const isWarmFood = (id: string): boolean => warmFoods.has(id);

/** Hues (degrees) of crusts, and the lightness up to which a brand is a ground for pale food. */
const [crustFrom, crustUpTo] = [15, 100] as const;
const maxGroundLightness = 0.68;

const isCrust = (hue: number): boolean => hue >= crustFrom && hue <= crustUpTo;

/** Whether an accent is a colour of food, or none beside a brand that has none either. */
const isServed = ({ brand, spot }: BrandColors): boolean => (spot.c < 0.03 ? brand.c < 0.03 : isCrust(spot.h));

/** A baked brown, for food beside a warm brand whose own accent is green. */
const baked = oklchColor(0.5, 0.09, 58);

/**
 * The colours of pictures of food. A warm brand is the colour of food itself, with a brown instead of an accent
 * that was made for it; a given second colour stays.
 */
export const getFoodColors = (colors: BrandColors, isSecondGiven: boolean): BrandColors =>
  isSecondGiven || isServed(colors) ? colors : { ...colors, spot: baked };

/**
 * Whether food lies on the brand's colour, which is a cool one: by day the food is paper and the accent, and at
 * night the accent takes the brand's part as the figure.
 */
export const isFoodOnBrand = ({ brand }: BrandColors): boolean =>
  brand.c >= 0.03 && !isCrust(brand.h) && brand.l <= maxGroundLightness;
