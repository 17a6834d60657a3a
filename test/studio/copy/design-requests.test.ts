import { describe, expect, test } from "bun:test";
import { dropDesignRequests, isDesignRequest } from "#/studio/copy/design-requests";
import { createSystem } from "#test/studio/create-system";

describe("what a brief asks of its designer", () => {
  test.each([
    "I need a wordmark for letters and labels.",
    "We'd like a logo that works on a van.",
    "We are looking for a visual identity.",
    "Wir brauchen ein neues Logo für die Schilder.",
    "On cherche un logo qui tienne sur un camion.",
    "Necesitamos un logo para la puerta.",
    "Tarvitsemme ilmeen, joka toimii ilmoitustaululla.",
    "Potrzebujemy logo na szyld.",
    "Нужен логотип для вывески.",
    "暖簾とタオルに使える印がほしいです。",
    "로고가 필요합니다.",
    "我們需要標誌。",
  ])("%s", (sentence) => expect(isDesignRequest(sentence)).toBe(true));

  test.each([
    "We print logos on shirts.",
    "You need a sign? We paint it.",
    "Order on our website if you like.",
    "Bestellen Sie auf unserer Website.",
    "Cherchez nos horaires sur le site internet.",
    "Если нужно, закажите на сайте.",
    "ご予約はサイトでお願いします。",
  ])("not %s", (sentence) => expect(isDesignRequest(sentence)).toBe(false));

  test("is left out, and the rest stays as it is", () => {
    expect(dropDesignRequests("Quilts of 3 metres. I need a wordmark for labels. Studio by appointment.")).toBe(
      "Quilts of 3 metres. Studio by appointment.",
    );
    expect(dropDesignRequests("大人490円。印がほしいです。金曜定休。")).toBe("大人490円。金曜定休。");
    expect(dropDesignRequests("Bread  and  rolls, daily")).toBe("Bread  and  rolls, daily");
  });

  test("is on no page", () => {
    const brief = {
      name: "Marla Penn",
      industry: "quilts, very large",
      offer: "The quilts take a year each. Studio by appointment. I need a wordmark for labels.",
    };
    const { pages } = createSystem(brief, 1);
    expect(pages.map(({ body }) => body).join()).not.toContain("wordmark");
  });
});

test("what owners want to do on their site is for its maker, and what visitors do there is for visitors", () => {
  for (const wish of [
    "Einsatzberichte sollen wir selber einstellen können, Andi macht das am Handy.",
    "Prosíme nech sa to dá ľahko nájsť!",
    "We want to update the site ourselves.",
  ])
    expect([wish, isDesignRequest(wish)]).toEqual([wish, true]);
  for (const text of [
    "Orders must be placed on our website by Friday.",
    "Helmets must be worn on the site.",
    "Le site doit être propre le soir.",
    "La inscripción debe hacerse en la web.",
    "Заявку на сайте должен подать родитель.",
  ])
    expect([text, isDesignRequest(text)]).toEqual([text, false]);
});
