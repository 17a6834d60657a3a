import type { Brief } from "#/model/brief";

const repeatToLength = (length: number) => "Lorem ipsum dolor ".repeat(60).slice(0, length);
const list = (length: number, entry: string) => Array.from({ length }, (_, index) => `${entry} ${index}`);

/** A brief in which every field has its maximum length. */
export const longBrief: Brief = {
  name: "Long",
  archetype: "swiss",
  tagline: repeatToLength(200),
  industry: repeatToLength(120),
  audience: repeatToLength(300),
  offer: repeatToLength(600),
  values: list(20, repeatToLength(55)),
  adjectives: list(20, repeatToLength(55)),
  avoid: list(20, repeatToLength(55)),
  brandColor: "#0b57c4",
  tone: repeatToLength(120),
  copy: {
    headline: repeatToLength(200),
    subhead: repeatToLength(400),
    features: list(12, "f").map((title) => ({ title, body: repeatToLength(600) })),
    plans: list(6, "p").map((name) => ({ name, price: "1", features: list(20, repeatToLength(150)) })),
    cta: repeatToLength(60),
    navigation: list(8, repeatToLength(30)),
  },
};
