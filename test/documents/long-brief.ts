import type { Brief } from "#/model/brief";

const filled = (length: number) => "Lorem ipsum dolor ".repeat(60).slice(0, length);
const list = (length: number, entry: string) => Array.from({ length }, (_, index) => `${entry} ${index}`);

/** A brief in which everything is as long as it may be. */
export const longBrief: Brief = {
  name: "Long",
  archetype: "swiss",
  tagline: filled(200),
  industry: filled(120),
  audience: filled(300),
  offer: filled(600),
  values: list(20, filled(55)),
  adjectives: list(20, filled(55)),
  avoid: list(20, filled(55)),
  brandColor: "#0b57c4",
  tone: filled(120),
  copy: {
    headline: filled(200),
    subhead: filled(400),
    features: list(12, "f").map((title) => ({ title, body: filled(600) })),
    plans: list(6, "p").map((name) => ({ name, price: "1", features: list(20, filled(150)) })),
    cta: filled(60),
    navigation: list(8, filled(30)),
  },
};
