import { describe, expect, test } from "bun:test";
import { renderBriefPhrases } from "#/studio/copy/brief-text";
import { createCopy } from "#/studio/copy/copy";
import { isUnspaced, splitPhrases } from "#/studio/copy/phrase-breaks";

const texts = [
  "毎朝、同じ場所で、同じ海を。",
  "新茶は、四月の朝にだけ。",
  "浇筑之前，先看一眼。",
  "下雨之前，工地先知道",
  "阿土伯有機農場",
  "植鞣革钱包、表带、公文包定制，旧包翻新修补，周末两人小班体验课。",
  "高橋畳店",
  "QuickRain 快雨",
];

const spacedTexts = [
  "ห้องปฏิบัติการทดสอบน้ำยางพารา",
  "ตรวจเช้า รู้ผลก่อนเย็น",
  "เลขไม่ยาก ถ้ามีคนอธิบายช้า ๆ",
  "มังคุดและทุเรียนจากสวนที่จันทบุรี ตัดวันนี้ ส่งพรุ่งนี้",
  "ศูนย์เรียนรู้ภูมิปัญญาท้องถิ่นบ้านหนองบัว",
  "ກາເຟສົດຈາກປາກເຊ ແລະ ເຂົ້າຈີ່",
  "កាហ្វេស្រស់ពីមណ្ឌលគិរី",
  "ရန်ကုန်မြို့ရှိလက်ဖက်ရည်ဆိုင်",
];

describe("phrases of Thai, Lao, Khmer and Burmese", () => {
  test("together are the text, unchanged, and none begins with a sign that belongs to the word before", () => {
    for (const text of spacedTexts) {
      const phrases = splitPhrases(text);
      expect(phrases.join("")).toBe(text);
      for (const phrase of phrases) expect({ phrase, isTorn: /^[\p{M}ๆฯໆៗะาำ]/u.test(phrase) }).toMatchObject({ isTorn: false });
    }
  });

  test("never end within a compound that a dictionary splits", () => {
    expect(splitPhrases("ห้องปฏิบัติการทดสอบน้ำยางพารา")).toEqual(["ห้องปฏิบัติการ", "ทดสอบน้ำยางพารา"]);
    expect(splitPhrases("ห้องปฏิบัติการยาง")).toEqual(["ห้องปฏิบัติการยาง"]);
    expect(splitPhrases("ตรวจเช้า รู้ผลก่อนเย็น")).toContain("ตรวจเช้า ");
  });

  test("are kept on one line in a headline", () => {
    const copy = createCopy({ name: "แล็บ", tagline: "ตรวจเช้า รู้ผลก่อนเย็น" });
    const markup = renderBriefPhrases(copy, splitPhrases("ตรวจเช้า รู้ผลก่อนเย็น")).text;
    expect(markup.match(/class="phrase"/g)?.length).toBe(splitPhrases("ตรวจเช้า รู้ผลก่อนเย็น").length);
    expect(markup.replaceAll(/<[^>]*>/g, "").trim()).toBe("ตรวจเช้า รู้ผลก่อนเย็น");
  });
});

describe("phrases of texts without spaces", () => {
  test("together are the text, unchanged", () => {
    for (const text of texts) expect(splitPhrases(text).join("")).toBe(text);
  });

  test("never begin with closing punctuation", () => {
    for (const text of texts)
      for (const phrase of splitPhrases(text))
        expect({ phrase, fits: !/^[、。，！？：；」』）]/u.test(phrase) }).toEqual({ phrase, fits: true });
  });

  test("keep short Chinese clauses and nouns with their determiner whole", () => {
    expect(splitPhrases("下雨之前，工地先知道")).toEqual(["下雨之前，", "工地先知道"]);
    expect(splitPhrases("毎朝、同じ場所で、同じ海を。")).toEqual(["毎朝、", "同じ場所で、", "同じ海を。"]);
  });

  test("end at commas of either width, but not within numbers", () => {
    expect(splitPhrases("一个人来也不怕,我们帮你找搭子。")).toEqual(["一个人来也不怕,", "我们帮你找搭子。"]);
    expect(splitPhrases("一般1,700円、学生1,000円")).toEqual(["一般1,700円、", "学生1,000円"]);
  });

  test("are not made for scripts with spaces between words", () => {
    expect(isUnspaced("Count the day")).toBe(false);
    expect(isUnspaced("한의원")).toBe(false);
    expect(isUnspaced("高橋畳店")).toBe(true);
  });
});

test("a Japanese noun stays with the words that describe it", () => {
  expect(splitPhrases("泣いている子は泣いたまま撮るのも得意です。")).toEqual([
    "泣いている子は",
    "泣いたまま",
    "撮るのも",
    "得意です。",
  ]);
  expect(splitPhrases("古い家の匂いを残す仕事")).toEqual(["古い家の匂いを", "残す仕事"]);
});
