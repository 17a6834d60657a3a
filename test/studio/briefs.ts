import type { Brief } from "#/model/brief";

/** A brief with every field. */
export const fullBrief: Brief = {
  name: "Nordhavn Optik",
  tagline: "Glasses measured to the tenth of a millimetre",
  industry: "Optician and lens workshop",
  audience: "People in Copenhagen who wear glasses all day",
  offer: "Eye examinations, frames and lenses ground by the harbour",
  values: ["precision", "honesty", "craft"],
  adjectives: ["precise", "clear"],
  brandColor: "#0b5d6b",
  copy: {
    headline: "See the harbour as it is",
    subhead: "We examine your eyes and grind your lenses in the next room.",
    features: [
      { title: "Examination in 40 minutes", body: "Refraction, eye pressure and a retina photograph." },
      { title: "Ground on Sundkaj", body: "Varifocals are ready in six days." },
      { title: "Old frames welcome", body: "We put new lenses into the frame you like." },
    ],
    plans: [
      { name: "Reading", price: "1.400 kr.", period: "frame and lenses", features: ["Single vision", "Two fittings"] },
      { name: "Everyday", price: "2.900 kr.", period: "frame and lenses", features: ["Thin lenses", "Two fittings"] },
    ],
    cta: "Book an examination",
    audience: "People in Copenhagen who wear glasses all day",
    values: ["precision", "honesty", "craft"],
    navigation: ["Examination", "Frames", "Prices"],
  },
};

/** A brief with only a name. */
export const bareBrief: Brief = { name: "Fern" };

const attack = `"><img src=x onerror=alert(1)>'&</style><script>alert(1)</script>`;

/** A brief in which every text tries to break out of its context. */
export const hostileBrief: Brief = {
  name: attack.slice(0, 80),
  tagline: attack,
  industry: attack,
  audience: attack,
  offer: attack,
  values: [attack.slice(0, 60)],
  brandColor: "#9c5a2e",
  copy: {
    headline: attack,
    subhead: attack,
    audience: attack,
    values: [attack.slice(0, 60)],
    features: [{ title: attack, body: attack }],
    plans: [
      { name: attack.slice(0, 60), price: "</p>1", period: attack.slice(0, 60), features: [attack] },
      { name: "<b>", price: "<i>", features: [attack] },
    ],
    cta: attack.slice(0, 60),
    navigation: [attack.slice(0, 40), '{{page:pricing}}"'],
  },
};

/** Names that challenge layouts: short, long, compound, and in other scripts. */
export const hardNames: readonly string[] = [
  "IO",
  "Donaudampfschifffahrtsgesellschaft",
  "Müller-Lüdenscheidt Werkzeugbau und Feinmechanik GmbH",
  "青葉",
  "ق",
  "Чайка",
];
