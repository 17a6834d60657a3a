import { expect, test } from "bun:test";
import { understandBrief } from "#/studio/understanding/understand-brief";

const find = (offer: string, name = "Lantara") => understandBrief({ name, offer }).trade?.value;

test("goods and tasks name the trade that an offer does not", () => {
  expect(find("Cut and blow-dry £38, highlights from £70, and a decent cup of tea while the colour takes.")).toBe("hairdresser");
  expect(find("Ausgesperrt? Türöffnung und neue Schließzylinder, in 30 Minuten da.")).toBe("locksmith");
});

test("a word in passing names no trade where the others say as much of something else", () => {
  const pantry =
    "Anyone who is short this week can collect a bag of tins, fresh veg and nappies. Drop your spare tins at the Co-op.";
  expect(find(pantry)).not.toBe("baby-shop");
});

test("what an offer is about counts for more than one word of the name", () => {
  const offer = "Cut and blow-dry, highlights, balayage and the odd school photo rescue.";
  expect(find(offer, "Garage & Daughter Ltd.")).toBe("hairdresser");
  expect(find("Come in, the kettle is on.", "Garage & Daughter Ltd.")).toBe("car-repair");
});

test("brownies are not brown", () => {
  expect(find("Langoustine and brown crab landed at the pier before nine, hauled by hand.")).not.toBe("patisserie");
});

test("what an industry names stays, whatever goods its offer mentions", () => {
  const brief = { name: "Lantara", industry: "Bookshop", offer: "Novels, coffee beans, espresso and a shelf of vinyl." };
  expect(understandBrief(brief).trade?.value).toBe("bookshop");
});

test("a district in which someone works is no authority, and a hospital of things is a workshop", () => {
  const roofer = understandBrief({ name: "Hinterhuber", industry: "Dachdeckerei und Spenglerei im Landkreis Traunstein" });
  expect([roofer.kind.value, roofer.trade?.value]).toEqual(["trade-service", "roofer"]);
  const mender = { name: "El Fueye – Hospital de Relojes", industry: "Reparación de relojes, Buenos Aires" };
  expect(understandBrief(mender).trade?.value).not.toBe("hospital");
});
