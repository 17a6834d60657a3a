import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { appendEntry, parseJsonc, setMember, toJsonValue } from "#/transports/cli/json-edit";

const read = (text: string) => toJsonValue(parseJsonc(text));
const json = fc.jsonValue({ maxDepth: 4 });

describe("parsing", () => {
  test("gives the value that JSON.parse gives", () => {
    fc.assert(
      fc.property(json, fc.constantFrom(0, 2, 4, "\t"), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(read(text)).toEqual(JSON.parse(text));
      }),
      { seed: 3 },
    );
  });

  test("allows comments, trailing commas and a byte order mark", () => {
    expect(read('\ufeff// one\n{"a": [1, /* two */ 2,], // three\n "b//": "/*",}\n')).toEqual({ a: [1, 2], "b//": "/*" });
  });

  test.each([
    "",
    "{",
    "[1 2]",
    '{"a" 1}',
    "{a:1}",
    "{'a':1}",
    '{"a":1}}',
    "[,]",
    "nul",
    '"\n"',
    `${"[".repeat(70)}${"]".repeat(70)}`,
  ])("refuses %j", (text) => {
    expect(() => read(text)).toThrow(SyntaxError);
  });
});

describe("setting a member", () => {
  test("changes nothing else, and nothing at all the second time", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), json),
        fc.constantFrom(0, 2, 4, "\t"),
        fc.constantFrom("\n", "\r\n"),
        json,
        (others, indent, lineBreak, value) => {
          const { servers: _, ...rest } = others;
          const text = JSON.stringify(rest, null, indent).replaceAll("\n", lineBreak) + lineBreak;
          const once = setMember(text, ["servers", "livery"], value);
          expect(read(once)).toEqual({
            ...JSON.parse(JSON.stringify(rest)),
            servers: { livery: JSON.parse(JSON.stringify(value)) },
          });
          expect(setMember(once, ["servers", "livery"], value)).toBe(once);
        },
      ),
      { seed: 5 },
    );
  });

  test("keeps comments, order, spacing and indentation", () => {
    const text = `{
\t// mine
\t"servers": {
\t\t"other": {"command": "x",   "args": ["a", "b"]} // keep
\t},
\t"inputs": [ ]
}
`;
    expect(setMember(text, ["servers", "livery"], { url: "u" })).toBe(`{
\t// mine
\t"servers": {
\t\t"other": {"command": "x",   "args": ["a", "b"]}, // keep
\t\t"livery": {
\t\t\t"url": "u"
\t\t}
\t},
\t"inputs": [ ]
}
`);
  });

  test("replaces an existing value", () => {
    const text = '{"mcpServers":{"livery":{"url":"old"},"other":1.0}}';
    expect(setMember(text, ["mcpServers", "livery"], { url: "new" })).toBe(
      '{"mcpServers":{"livery":{\n      "url": "new"\n    },"other":1.0}}',
    );
  });

  test.each(["[]", '"x"', '{"servers":[]}', '{"servers":null}'])("refuses %s, which has no object at the path", (text) => {
    expect(() => setMember(text, ["servers", "livery"], 1)).toThrow(SyntaxError);
  });
});

test("an entry is added once, and its list is created if missing", () => {
  const isIt = (entry: unknown) => (entry as { id: string }).id === "k";
  for (const text of ["{}", '{"inputs":[]}', '{"inputs":[{"id":"a"}]}', '{"inputs":[{"id":"a"},]}']) {
    const once = appendEntry(text, "inputs", { id: "k" }, isIt);
    expect((read(once) as { inputs: unknown[] }).inputs.at(-1)).toEqual({ id: "k" });
    expect(appendEntry(once, "inputs", { id: "k" }, isIt)).toBe(once);
  }
  expect(() => appendEntry('{"inputs":{}}', "inputs", 1, isIt)).toThrow(SyntaxError);
});
