import { expect, test } from "bun:test";
import { understandBrief } from "#/studio/understanding/understand-brief";

const find = (offer: string, name = "Lantara") => understandBrief({ name, offer }).trade?.value;

test("goods and tasks name the trade that an offer does not", () => {
  expect(find("Cut and blow-dry £38, highlights from £70, and a decent cup of tea while the colour takes.")).toBe("hairdresser");
  expect(find("Ein Verriegeln klemmt? Tür zugefallen, Schließzylinder und Türöffnung, auch nachts.")).toBe("locksmith");
});

test("a word in passing names no trade where the others say as much of something else", () => {
  expect(find("Eleven evenings under the hills, first off at 5.40. Bring a raincoat and a few bob for the Tote.")).not.toBe("fashion");
  expect(find("Langoustine and brown crab landed at the pier before nine, hauled when the weather lets us.")).not.toBe("patisserie");
});

test("what an industry names stays, whatever goods its offer mentions", () => {
  const brief = { name: "Lantara", industry: "Bookshop", offer: "Novels, coffee beans, espresso and a shelf of vinyl." };
  expect(understandBrief(brief).trade?.value).toBe("bookshop");
});
