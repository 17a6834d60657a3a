import { describe, expect, test } from "bun:test";
import { readMarkSubjects } from "#/studio/marks/read-mark-subjects";
import { listPersonalNames } from "#/studio/marks/personal-names";

describe("names of persons", () => {
  const rate = (word: string) => (word === "Hotel" || word === "Bakery" ? 2 : 0);

  test("are found by titles, given names and double names", () => {
    expect(listPersonalNames("Gabinet lek. dent. Grażyna Źrebiec-Wąsowska", rate)).toEqual(["Grażyna", "Źrebiec-Wąsowska"]);
    expect(listPersonalNames("Studio Dott. Falco", rate)).toEqual(["Falco"]);
    expect(listPersonalNames("T. Fox Plumbing", () => 0)).toEqual(["T.", "Fox"]);
    expect(listPersonalNames("Peter Wolf Umzüge", () => 0)).toEqual(["Peter", "Wolf"]);
  });

  test("are not seen in what an organisation is or in plain names", () => {
    expect(listPersonalNames("Hotel Rosen-Garten", rate)).toEqual([]);
    expect(listPersonalNames("Red Fox Bakery", rate)).toEqual([]);
    expect(listPersonalNames("Peter Bakery", rate)).toEqual([]);
  });

  test("lend no thing to a mark", () => {
    const { leads, nameSign } = readMarkSubjects({
      name: "Gabinet Stomatologiczny lek. dent. Grażyna Źrebiec-Wąsowska",
      industry: "Gabinet stomatologiczny",
    });
    expect(leads).not.toContain("horse");
    expect(nameSign).toBeUndefined();
  });
});
