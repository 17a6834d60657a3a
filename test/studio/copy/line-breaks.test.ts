import { expect, test } from "bun:test";
import { splitHeadlineLines } from "#/studio/copy/headline-lines";
import { keepTogether, splitAtBreaks } from "#/studio/copy/line-breaks";

/** A text with its no-break spaces as `_` and its word joiners as `+`. */
const show = (text: string, language: string) => keepTogether(text, language).replaceAll("\u00a0", "_").replaceAll("\u2060", "+");

test("what is read as one stays on one line, in many languages", () => {
  const texts: readonly (readonly [language: string, text: string, kept: string])[] = [
    ["en", "from Rs 6,500 or KES 4,500, £4.50 each", "from Rs_6,500 or KES_4,500, £4.50 each"],
    ["en", "M-Pesa, e-bikes and X-rays, 9.30–5.30", "M-+Pesa, e-+bikes and X-+rays, 9.30–+5.30"],
    ["fr", "La miche de 2 kg à 11 €, de 10 h - 19 h", "La miche de 2_kg à 11_€, de 10_h_-_19_h"],
    ["fr", "« Oui », dit Anne : bien !", "«_Oui_», dit Anne_: bien_!"],
    ["sv", "Mötet kostar 2 500 kr, kl. 10", "Mötet kostar 2_500_kr, kl._10"],
    ["uk", "Приймаємо пн–пт 8:00–20:00, в Києві", "Приймаємо пн–+пт 8:00–+20:00, в_Києві"],
    ["ru", "Мы с вами — рядом", "Мы с_вами_— рядом"],
    ["cs", "V Olomouci a v Brně, 20 Kč", "V_Olomouci a_v_Brně, 20_Kč"],
    ["pl", "Jazdy w Rzeszowie i okolicy", "Jazdy w_Rzeszowie i_okolicy"],
    ["vi", "Cà phê Đà Lạt, mới rang trong tuần", "Cà phê Đà_Lạt, mới rang trong tuần"],
    ["vi", "Rạp Cưới Bảy Nhỏ ở Sa Đéc", "Rạp Cưới Bảy Nhỏ ở Sa_Đéc"],
    ["th", "เปิด 10.00-20.00 น. เริ่มต้น 290 บาท", "เปิด 10.00-+20.00_น. เริ่มต้น 290_บาท"],
    ["de", "Unterricht bis 21 Uhr, 38 °C warm", "Unterricht bis 21_Uhr, 38_°C warm"],
    ["en", "Thirty-minute visits to a farm", "Thirty-+minute visits to a farm"],
    ["en", "Neighbourhood-watch", "Neighbourhood-watch"],
    ["ru", "Тахограф/Глонасс", "Тахограф/+Глонасс"],
    ["fr", "M.-J. Le Goff", "M.-+J._Le Goff"],
  ];
  for (const [language, text, kept] of texts) expect([text, show(text, language)]).toEqual([text, kept]);
});

test("a run that no line of a small window has room for may break", () => {
  const long = "1 000 000 000 000 000 000 kr";
  expect(keepTogether(long, "sv")).toBe(long);
});

test("the words between which lines break are those of the text", () => {
  expect(splitAtBreaks(" La miche de 2 kg : 11 € ", "fr")).toEqual(["La", "miche", "de", "2 kg :", "11 €"]);
});

test("a slash between spaces stays with the word before it", () => {
  expect(splitAtBreaks("Felt / cork / linen", "en")).toEqual(["Felt /", "cork /", "linen"]);
});

test("minutes, measures, counted things, initials, titles and short prepositions stay with what follows", () => {
  const texts: readonly (readonly [language: string, text: string, kept: string])[] = [
    ["fr", "Les invendus partent à 21 h 10 le soir", "Les invendus partent à 21_h_10 le soir"],
    ["cs", "Vana 7 × 1,6 × 2,8 m.", "Vana 7_×_1,6_×_2,8_m."],
    ["en", "Only 44 aboiteaux are left", "Only 44_aboiteaux are left"],
    ["en", "R. J. Hollis and Sons", "R._J._Hollis and Sons"],
    ["de", "Praxis Dr. Wiebke Ohlendorf", "Praxis Dr._Wiebke Ohlendorf"],
    ["uk", "вдвох, на плівку й на цифру", "вдвох, на_плівку й_на_цифру"],
  ];
  for (const [language, text, kept] of texts) expect([text, show(text, language)]).toEqual([text, kept]);
});

test("a number stays with its ending, and a short last word with the word before it", () => {
  const texts: readonly (readonly [language: string, text: string, kept: string])[] = [
    ["hu", "hívja a 06 00 000 0191-es számot", "hívja a 06_00_000_0191-+es számot"],
    ["ru", "с 2-го по 15-е", "с_2-+го по_15-+е"],
    ["de", "10 kWp mit 10 kWh ab 17.900 Euro", "10_kWp mit 10_kWh ab 17.900_Euro"],
    ["ru", "Комплект 9 000 ₸", "Комплект 9_000_₸"],
    ["ko", "목욕 2만 5천 원부터", "목욕 2만_5천_원부터"],
    ["en", "You say it, we print it", "You say_it, we print_it"],
    ["fr", "On l'a lu, on vous raconte.", "On l'a_lu, on vous raconte."],
  ];
  for (const [language, text, kept] of texts) expect([text, show(text, language)]).toEqual([text, kept]);
});

test("a sentence that is set large has its clauses as lines if they are of similar length", () => {
  expect(splitHeadlineLines("You say it, we print it")).toEqual([["You say it,", "we print it"]]);
  expect(splitHeadlineLines("On ne l'a pas ? On l'a lu, on vous raconte.")).toEqual([
    ["On ne l'a pas ?"],
    ["On l'a lu,", "on vous raconte."],
  ]);
  expect(splitHeadlineLines("Prima, glielo spieghiamo.")).toEqual([["Prima, glielo spieghiamo."]]);
  expect(splitHeadlineLines("Rye, oats, barley, spelt and wheat")).toEqual([["Rye, oats, barley, spelt and wheat"]]);
});
