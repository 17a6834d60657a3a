import { expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { createCopy } from "#/studio/copy/copy";

const read = (brief: Brief) => {
  const { headline, items } = createCopy(brief);
  return { headline, items: items.map(({ title }) => title) };
};

test("a trade that lists what is done is shown item by item, and leads where only the name would", () => {
  expect(read({ name: "СТО «Два Івани»", industry: "ремонт ходової, гальма, розвал-сходження" })).toEqual({
    headline: "Ремонт ходової, гальма, розвал-сходження",
    items: ["Ремонт ходової", "Гальма", "Розвал-сходження"],
  });
  expect(read({ name: "老吴五金", industry: "五金、水暖、配钥匙" })).toEqual({
    headline: "五金、水暖、配钥匙",
    items: ["五金", "水暖", "配钥匙"],
  });
  expect(read({ name: "Doctor Ecran", industry: "Service GSM: reparații telefoane, tablete și laptopuri" })).toEqual({
    headline: "Service GSM",
    items: ["Reparații telefoane", "Tablete", "Laptopuri"],
  });
});

test("a list that a place ends is shown without it, also below a headline, and so is one in a script without capitals", () => {
  const french = { name: "Chez Demba", industry: "tailleur, boubous, broderie, tenues de Tabaski, Thiès", tagline: "À temps" };
  expect(read(french)).toEqual({ headline: "À temps", items: ["Tailleur", "Boubous", "Broderie", "Tenues de Tabaski"] });
  const urdu = { name: "روشن اکیڈمی", industry: "شام کی ٹیوشن، جماعت ششم تا بارہویں، لڑکے لڑکیاں الگ الگ" };
  expect(read(urdu).items).toHaveLength(3);
});

test("a trade with a place, a number or the people it serves is no list", () => {
  const trades = [
    "garage, tyres and exhausts, Dunedin NZ",
    "orthodontist, children and adults",
    "beekeepers, 220 hives, honey",
    "kwiaciarnia, bukiety i wieńce, Łomża",
    "鐘錶維修,台南市中西區國華街,第三代經營",
    "محاماة، قضايا العمل والإيجارات، إربد",
  ];
  for (const industry of trades)
    expect({ industry, items: read({ name: "Anything Else", industry }).items }).toEqual({ industry, items: [] });
});

test("a list after the trade goes on with it also beside an offer, and a list of its own comes first", () => {
  const industry = "Glazier in Leeds: windows, mirrors, table tops";
  expect(read({ name: "Clear Lane", industry, offer: "We come on the day you ring." }).items).toEqual([
    "Windows",
    "Mirrors",
    "Table tops",
  ]);
  expect(read({ name: "Clear Lane", industry, offer: "Sashes, shop fronts and greenhouses." }).items).toEqual([
    "Sashes",
    "Shop fronts",
    "Greenhouses",
  ]);
});

test("hours alone and ways to order are no headline", () => {
  const radio = read({
    name: "Radio Mbour",
    industry: "Radio communautaire du delta",
    offer: "De 5h30 à 23h. Studio au marché.",
  });
  expect(radio.headline).not.toBe("De 5h30 à 23h.");
  const sofas = { name: "Pod Mostem", industry: "Tapicer na Pradze", offer: "Wycena ze zdjęcia na WhatsApp, po 17 najlepiej." };
  expect(read(sofas).headline).toBe("Tapicer na Pradze");
});
