import { expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";
import { readMarkedList } from "#/studio/copy/marked-lists";

const entries = (text: string, language = "en") =>
  readMarkedList(text, language).entries.map(({ title, body }) => (body === undefined ? title : `${title}: ${body}`));

test("lines with bullets or numbers, lines of a few words and entries between slashes are a list", () => {
  const list = ["Haircut", "Beard trim", "Colour"];
  for (const text of [
    "- Haircut\n- Beard trim\n- Colour",
    "• Haircut\r\n• Beard trim\r\n\r\n• Colour",
    "1. Haircut\n2. Beard trim\n3. Colour",
    "Haircut\nBeard trim\nColour",
    "Services: 1) Haircut 2) Beard trim 3) Colour",
    "① Haircut ② Beard trim ③ Colour",
    "Haircut / Beard trim / Colour",
  ])
    expect([text, readMarkedList(text, "en")]).toEqual([
      text,
      { text: "", entries: list.map((title) => ({ title, body: undefined })) },
    ]);
});

test("what an entry says after its name is its text, and the sentences around a list are kept", () => {
  const offer = "我们是装修队。主要做：1、旧房翻新，80平左右半包4.2万起；2、厨房改造，最快9天完工；3、新房整装。量房免费。";
  expect(entries(offer, "zh-Hans")).toEqual(["旧房翻新: 80平左右半包4.2万起", "厨房改造: 最快9天完工", "新房整装"]);
  expect(readMarkedList(offer, "zh-Hans").text).toBe("我们是装修队。 量房免费。");
  const lines =
    "For walkers on the long path:\n* Two rooms - with a stove\n* Breakfast from six\nNo card payments\nRing the bell!";
  expect(readMarkedList(lines, "en").text).toBe("For walkers on the long path. No card payments. Ring the bell!");
  expect(entries(lines)).toEqual(["Two rooms: With a stove", "Breakfast from six"]);
});

test("lists of prices and of hours are read as such", () => {
  const { practical, isListShown, items } = createCopy({
    name: "Marlow",
    industry: "Barber shop",
    offer: "What we do:\n• Haircut 20 €\n• Beard trim 12 €\n• Both 30 €\nMon–Fri 9–18\nSat 9–13",
  });
  expect([isListShown, items]).toEqual([false, []]);
  expect(practical).toEqual([
    { label: "Opening hours", texts: ["Mon–Fri 9–18.", "Sat 9–13."] },
    { label: "Prices", texts: ["Haircut 20 €", "Beard trim 12 €", "Both 30 €"] },
  ]);
});

test("numbers of streets, amounts and years are no list, and neither are lines that are sentences", () => {
  for (const text of [
    "Come to 1. Main Street or 2. Mill Lane.",
    "Since 1984. In 2 rooms. With 1 dog.",
    "We repair shoes.\nWe cut keys.\nWe sharpen knives.",
    "Open 24 / 7 all year.",
    "Grade 1, 2 and 3. All welcome.",
  ])
    expect([text, entries(text)]).toEqual([text, []]);
});
