import { describe, expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";
import { splitPriceList } from "#/studio/copy/stated-prices";
import { splitPricedEntry } from "#/studio/copy/priced-entries";
import { splitHours } from "#/studio/copy/opening-hours";

describe("facts as owners write them", () => {
  test("who writes without capitals or a currency still has sentences and a price list", () => {
    const copy = createCopy({
      name: 'Erkek Kuaförü "Usta Kenan"',
      offer: "saç 250 sakal 150 ikisi 350, ağda yok. çay bizden. pazartesi kapalıyız, randevu almıyoruz",
    });
    expect(copy.headline).toBe('Erkek Kuaförü "Usta Kenan"');
    expect(copy.practical.flatMap(({ texts }) => texts)).toEqual(expect.arrayContaining(["Saç 250", "Sakal 150", "İkisi 350"]));
    expect(copy.lead).toBe("Çay bizden.");
  });

  test("prices are rows at slashes, in thousands of dong and with Hungarian endings", () => {
    expect(splitPriceList("2시간 3,000원 / 하루 9,000원 / 4주 정기권 139,000원", "ko")).toHaveLength(3);
    expect(splitPriceList("Sườn bì chả 45k, thêm trứng 7k, canh free", "vi")).toHaveLength(3);
    expect(splitPriceList("Sarkalás 2 900 Ft-tól, talpalás 7 500-tól, cipzárcsere 5 000 körül", "hu")).toHaveLength(3);
    expect(splitPriceList("10K / 5K, meta en la plaza", "es")).toHaveLength(1);
  });

  test("a tray of thirty is no range of prices", () => {
    expect(splitPricedEntry("cartón de 30 a 7,50 €", "es")).toEqual({ name: "Cartón de 30", amount: "7,50 €" });
    expect(splitPricedEntry("paseo de 30 a 45 €", "es")?.amount).toContain("30 a 45");
  });

  test("hours begin without the colon after their label, and more of them stay with their days", () => {
    expect(splitHours("Nyitva: K–P 10–17.30, szombat 9–12", "hu")[0]).toBe("K–P 10–17.30");
    expect(splitHours("פתוח א'-ה' 9-13, 16-19:30, שישי עד 14:00, שבת סגור.", "he")[0]).toBe("א'-ה' 9-13, 16-19:30");
  });
});

describe("what is no list and no headline", () => {
  const story = createCopy({
    name: "Asha",
    industry: "रक्तदान संस्था",
    offer: "2009 में मेरे मित्र राकेश का एक्सीडेंट हुआ, ओ नेगेटिव नहीं मिला, वो नहीं रहे। तब से हम लगे हैं।",
  });

  test("a story of people is no list of services", () => {
    expect(story.isListShown).toBe(false);
    const place = createCopy({
      name: "Kapta",
      industry: "cipőjavítás",
      offer: "Győrben a Rába utcájában, pince, nyolc lépcső, lent.",
    });
    expect(place.isListShown).toBe(false);
    const services = createCopy({
      name: "Kapta",
      industry: "cipőjavítás",
      offer: "Sarkalás, talpalás, cipzárcsere, kulcsmásolás.",
    });
    expect(services.isListShown).toBe(true);
  });

  test("thanks, greetings and how far people travel are not the headline", () => {
    const water = { name: "Vodokanal", offer: "Насоси нам подарувала громада з Данії, дуже дякуємо. Забезпечуємо водою місто." };
    expect(createCopy(water).headline).not.toContain("дякуємо");
    const painter = createCopy({ name: "Thies", industry: "Malerbetrieb", offer: "Moin. Wir sind elf Leute aus Husum." });
    expect(JSON.stringify(painter)).not.toMatch(/"Moin\."/u);
    expect(createCopy({ name: "Wytrych", industry: "ślusarz", offer: "Bydgoszcz i okolice do 40 km." }).headline).not.toContain(
      "40 km",
    );
  });

  test("who sells until everything is gone takes no reservations", () => {
    const stall = { name: "Cơm Tấm 12", industry: "quán cơm tấm", offer: "bán từ 5g30 chiều tới hết" };
    expect(createCopy(stall).cta).not.toBe(createCopy({ ...stall, offer: "Cơm tấm sườn bì chả." }).cta);
  });
});

describe("what stays out of lists, headlines and actions", () => {
  test("what is forbidden and how something is paid for are not the headline", () => {
    const fair = {
      name: "Feria",
      industry: "feria de pueblo, evento anual",
      offer: "Se prohíbe el unicel. La organiza el comité.",
    };
    expect(createCopy(fair).headline).not.toContain("prohíbe");
    const measured = {
      name: "Atelier",
      industry: "couture",
      offer: "Prise de mesures à l'atelier ou par vidéo. Robes sur mesure.",
    };
    expect(createCopy(measured).headline).toContain("Prise de mesures");
    const grader = { name: "Vraker", industry: "vraking av fisk", offer: "Pris per tonn etter avtale. Vi sorterer for hand." };
    expect(createCopy(grader).headline).not.toContain("Pris");
  });

  test("a list ends before “that's it” and before its verb, and two verbs introduce none", () => {
    const eatery = createCopy({
      name: "Hummus",
      industry: "חומוסייה",
      offer: "חומוס, פול, מסבחה, ביצה חומה, זהו. לא לוקחים הזמנות.",
    });
    expect(eatery.items.map(({ title }) => title)).not.toContain("זהו");
    const upholsterer = {
      name: "Usta",
      industry: "koltuk döşeme",
      offer: "Koltuk, berjer, sandalye ve minibüs koltuğu döşüyoruz.",
    };
    expect(createCopy(upholsterer).items.map(({ title }) => title)).toContain("Minibüs koltuğu");
    const solar = {
      name: "Jua",
      industry: "umeme wa jua",
      offer: "Tunauza na kufunga sola za nyumbani, za duka, za kisima na za simu.",
    };
    expect(createCopy(solar).isListShown).toBe(false);
  });

  test("what is sold stands without the verb, and a refusal is not large", () => {
    const shop = {
      name: "بيت العود",
      industry: "عود وبخور",
      offer: "نبيع اللبان بدرجاته الأربع، البخور المعمول في البيت، دهن العود.",
    };
    expect(createCopy(shop).items[0]?.title).toBe("اللبان بدرجاته الأربع");
    const wash = {
      name: "광택24",
      industry: "손세차장",
      offer: "하루 8대만 받아요. 공사장 덤프는 정중히 사양합니다. 2층에서 커피 공짜.",
    };
    expect(createCopy(wash).statement ?? "").not.toContain("사양");
  });

  test("who refuses reservations offers none", () => {
    const place = { name: "Hummus", industry: "מסעדה", offer: "חומוס ופול כל יום." };
    const refusing = { ...place, offer: "חומוס ופול כל יום. לא לוקחים הזמנות ולא שומרים שולחן." };
    expect(createCopy(refusing).cta).not.toBe(createCopy(place).cta);
  });
});
