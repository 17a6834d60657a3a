import { expect, test } from "bun:test";
import { readVoice } from "#/brand-import/voice/read-voice";

const encode = (text: string) => new TextEncoder().encode(text);
const read = (text: string, path = "voice.md", corrections: Readonly<Record<string, string>> = {}) =>
  readVoice(path, encode(text), new Map(Object.entries(corrections)));

const guide = `---
owner: brand team
---
# Nordhavn voice

## Tone of voice
We are calm and exact.

### Warm
We write as people who know the sea.

## Words to use
- glasses
- **eye test**, fitting

## Words to avoid
* spectacles
* "cutting-edge"
* leverage → use
* solution - it says nothing

## About us
Nordhavn Optik makes glasses
in the harbour.

## Do and don't
| Do | Don't |
|----|-------|
| Book a test | Schedule an appointment |

- Say guests, not users
- Instead of "utilise", say "use"

## Logo usage
Keep the space around the logo clear.
`;

test("a guide in Markdown gives tone, words, boilerplate and pairs, and says what was left", () => {
  const { voice, mapped, left } = read(guide);
  expect(voice).toEqual({
    tone: "We are calm and exact. Warm. We write as people who know the sea.",
    use: ["glasses", "eye test", "fitting"],
    avoid: ["spectacles", "cutting-edge", "leverage", "solution"],
    boilerplate: "Nordhavn Optik makes glasses in the harbour.",
    pairs: [
      { do: "use", avoid: "leverage" },
      { do: "Book a test", avoid: "Schedule an appointment" },
      { do: "guests", avoid: "users" },
      { do: "use", avoid: "utilise" },
    ],
  });
  expect(mapped.map(({ source, target }) => `${source} > ${target}`)).toContain("voice.md: Words to avoid > voice avoid");
  expect(left.map(({ source }) => source)).toEqual(["voice.md: Words to avoid", "voice.md: Logo usage"]);
});

test("plain text has its headings on lines of their own", () => {
  const { voice } = read(
    "TONE OF VOICE\nFriendly, never loud.\n\nWords to avoid:\n- synergy\n- guru\n\nBoilerplate\nWe bake.",
    "tone.txt",
  );
  expect(voice).toEqual({ tone: "Friendly, never loud.", avoid: ["synergy", "guru"], boilerplate: "We bake." });
});

test("lists of what to do and what not become pairs by their order", () => {
  const { voice, left } = read("## Do\n- Be brief\n- Name the place\n\n## Don't\n- Ramble\n");
  expect(voice.pairs).toEqual([{ do: "Be brief", avoid: "Ramble" }]);
  expect(left).toEqual([expect.objectContaining({ source: "voice.md: Name the place" })]);
  expect(read("## Voice examples\n- ✅ Open at nine\n- ❌ We commence at nine").voice.pairs).toEqual([
    { do: "Open at nine", avoid: "We commence at nine" },
  ]);
});

test("JSON names the same parts", () => {
  const json = {
    voice: { tone: "Dry", wordsToAvoid: ["hero"], use: ["crew"], pairs: [{ do: "a", dont: "b" }], history: "1901" },
  };
  const { voice, left } = read(JSON.stringify(json), "voice.json");
  expect(voice).toEqual({ tone: "Dry.", avoid: ["hero"], use: ["crew"], pairs: [{ do: "a", avoid: "b" }] });
  expect(left.map(({ source }) => source)).toEqual(["voice.json: history"]);
  expect(() => read("[]", "voice.json")).toThrow("is not an object");
});

test("pairs in tables, lists and JSON keep the pictures that the document shows beside them", () => {
  const table =
    "## Do and don't\n| Do | Don't |\n|---|---|\n| Speak plainly ![Two people](p/do.png) | ![A <maze>](<p/no way.png>) |\n";
  const lists =
    '## Do\n- ![Sea](sea.svg "title") Show the sea\n- Name it\n\n## Don\'t\n- Show offices\n- Do not: ![Fog](fog.webp)\n';
  const found = read(table);
  expect(found.voice.pairs).toEqual([{ do: "Speak plainly", avoid: "A <maze>" }]);
  expect(found.pictures).toEqual([
    { pair: 0, do: { path: "p/do.png", alt: "Two people" }, avoid: { path: "p/no way.png", alt: "A <maze>" } },
  ]);
  expect(read(lists).pictures).toEqual([
    { pair: 0, do: { path: "sea.svg", alt: "Sea" } },
    { pair: 1, avoid: { path: "fog.webp", alt: "Fog" } },
  ]);
  const json = { pairs: [{ do: "a", dont: "b", doPicture: "x.png", dontPicture: { path: "y.png", alt: "Y" } }] };
  expect(read(JSON.stringify(json), "voice.json").pictures).toEqual([
    { pair: 0, do: { path: "x.png", alt: "" }, avoid: { path: "y.png", alt: "Y" } },
  ]);
});

test("a person decides what a section is", () => {
  const { voice, mapped } = read("## Red list\n- hack\n\n## Tone\nLoud.", "v.md", {
    "v.md: Red list": "voice.avoid",
    "v.md: Tone": "leave",
  });
  expect(voice).toEqual({ avoid: ["hack"] });
  const linked = "## Tone\nSee [the **guide**](https://a.example/b) and ![dot](c.png) [here](d.";
  expect(read(linked).voice.tone).toBe("See the guide and dot [here](d.");
  expect(mapped).toEqual([expect.objectContaining({ reason: "You said so.", certainty: "exact" })]);
});

test("what exceeds the limits is listed, and the rest is kept", () => {
  const words = Array.from({ length: 130 }, (_, index) => `- word${index}`).join("\n");
  const { voice, left } = read(`## Words to avoid\n${words}\n\n## Tone\n${"Long. ".repeat(200)}`);
  expect(voice.avoid?.length).toBe(100);
  expect(voice.tone).toBeUndefined();
  expect(left.length).toBe(31);
  expect(() => read("a".repeat(400_001))).toThrow("Bring in only the part about the voice");
  expect(() => readVoice("v.md", new Uint8Array([0xff, 0xfe, 0xff]))).toThrow("is not UTF-8");
});

test("long hostile lines take linear time", () => {
  const started = performance.now();
  for (const part of ["[", "*", "say a ", "instead of a, ", "do: ", "|", "- ", "**", "_a"])
    read(`## Do and don't\n${part.repeat(Math.floor(390_000 / part.length))}`);
  expect(performance.now() - started).toBeLessThan(4000);
});
