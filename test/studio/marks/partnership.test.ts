import { describe, expect, test } from "bun:test";
import { findFamilyInitial, joinsFamilies } from "#/studio/marks/partnership";
import { splitLogoName } from "#/studio/marks/logo-name";
import { isAddress } from "#/studio/marks/name-titles";
import { readSeenName } from "#/studio/marks/name-additions";

describe("names of families", () => {
  test("a firm of a person and a family has the family's initial", () => {
    expect(findFamilyInitial("Malermeister Ole Thießen & Töchter GmbH & Co. KG")).toBe("T");
    expect(findFamilyInitial("Mabuza & Sons")).toBe("M");
    expect(findFamilyInitial("Nilsson och söner")).toBe("N");
    expect(findFamilyInitial("Salt & Pepper")).toBeUndefined();
  });

  test("a dash joins two families with one ending, and no place or profession", () => {
    expect(joinsFamilies("Οπτικά Παπαδημητρίου – Ζαχαροπούλου")).toBe(true);
    expect(joinsFamilies("Tertemiz Halı Yıkama – Konya")).toBe(false);
    expect(joinsFamilies("Розоварна Тодорови – Розино")).toBe(false);
    expect(readSeenName("Οπτικά Παπαδημητρίου – Ζαχαροπούλου Ο.Ε.", "el").name).toBe("Οπτικά Παπαδημητρίου – Ζαχαροπούλου");
  });

  test("a master craftsman's title is none of his names", () => {
    expect(isAddress("Usta")).toBe(true);
  });
});

test("a dash after what a firm is divides that from its name", () => {
  expect(splitLogoName("ΥΦΑΣΜΑΤΑ – Αφοί Καραμπέτσου Ο.Ε.", "el", "υφάσματα και κουρτίνες")).toEqual({
    above: "ΥΦΑΣΜΑΤΑ",
    core: "Αφοί Καραμπέτσου",
  });
});
