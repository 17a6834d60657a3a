import type { Brief } from "#/model/brief";

/** A brief with something in most sections, for tests of adjustments. */
export const adjustedBrief: Brief = {
  name: "Nordhavn Optik",
  tagline: "Glasses that fit your day",
  industry: "Optician",
  offer: "Eye tests, frames & lenses, repairs",
  brandColor: "#0b57c5",
  copy: {
    headline: "See the day clearly",
    features: [
      { title: "Eye tests", body: "Thirty minutes with an optometrist." },
      { title: "Frames", body: "Two hundred frames to try on." },
    ],
    plans: [
      { name: "Starter", price: "$9", period: "per month", features: ["One test"] },
      { name: "Pro", price: "$19", period: "per month", features: ["One test", "One pair"] },
    ],
    values: ["Calm", "Exact"],
    cta: "Book an eye test",
  },
};
