import { expect, test } from "bun:test";
import { openScriptFont } from "#/fonts/script-font";
import { getScriptFace, scriptFaceIds } from "#/model/script-face";
import { findScriptSetting } from "#/model/script-metrics";
import { getLanguagePhrases } from "#/studio/copy/phrases-by-language";
import { renderScriptCss } from "#/studio/layout/script-css";
import { getBounds } from "#/studio/marks/geometry/bounds";

/** Letters with the highest and lowest marks of each language. */
const stacks = [
  ["ar", "Arab", "إآجُّحِّيَطٍّ"],
  ["hi", "Deva", "र्क्ष्मिँ रृ ट्ठू"],
  ["bn", "Beng", "র্কিঁ হৃ স্ত্রী"],
  ["ta", "Taml", "ஸ்ரீ கூ ஞீ"],
  ["th", "Thai", "ปั้ ญู ฎุ น้ำ ป๊ี"],
  ["lo", "Laoo", "ປັ້ ນ້ຳ ຫຼູ"],
  ["ka", "Geor", "ჯღქფჭ"],
  ["hy", "Armn", "Ֆֆպջ"],
  ["ja", "Jpan", "国町が"],
  ["ko", "Kore", "한밝"],
] as const;

test("headings have room for the marks of every script", () => {
  for (const [language, script, text] of stacks) {
    const faces = scriptFaceIds.filter((id) => getScriptFace(id).script === script);
    for (const face of faces) {
      const rightToLeft = script === "Arab";
      const [, , , height] = getBounds(openScriptFont(face, 600).draw(text, { rightToLeft }).path) ?? [0, 0, 0, 9999];
      expect([face, height / 1000 <= (findScriptSetting(language)?.headingLeading ?? 0)]).toEqual([face, true]);
    }
  }
});

/** Tall and deep letters without the rare stacks for which headings get more room. */
const usualStacks = [
  ["th", "Thai", "ปี่ ที่ ฟื้ ใช้ กู ญู ฤๅ"],
  ["lo", "Laoo", "ປີ້ ນ້ຳ ຊຸ ຢູ່ ຟື້"],
] as const;

test("headings without rare stacks are set more tightly, and still have room for their marks", () => {
  for (const [language, script, text] of usualStacks) {
    const leading = findScriptSetting(language, text)?.headingLeading ?? 0;
    expect(leading).toBeLessThan(findScriptSetting(language)?.headingLeading ?? 0);
    for (const face of scriptFaceIds.filter((id) => getScriptFace(id).script === script)) {
      const [, , , height] = getBounds(openScriptFont(face, 600).draw(text, { rightToLeft: false }).path) ?? [0, 0, 0, 9999];
      expect([face, height / 1000 <= leading]).toEqual([face, true]);
    }
  }
});

test("no phrase of a language has a rare stack, so that headings of pages can be set tightly", () => {
  for (const language of ["th", "lo"] as const) {
    const texts = JSON.stringify(getLanguagePhrases(language));
    expect(findScriptSetting(language, texts)).toEqual(findScriptSetting(language, ""));
  }
});

test("joined scripts are never tracked, regional tags count, and Latin needs no rules", () => {
  for (const lang of ["ar", "hi", "th", "zh-Hant"])
    expect(renderScriptCss({ lang, briefLang: undefined } as never)).toContain("letter-spacing: 0");
  expect(renderScriptCss({ lang: "en", briefLang: undefined })).toBe("");
});
