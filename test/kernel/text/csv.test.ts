import { expect, test } from "bun:test";
import { formatCsvLine } from "#/kernel/text/csv";

test.each([
  [["plain", "two words", null], "plain,two words,\r\n"],
  [['a "word"', "one,two", "up\ndown"], '"a ""word""","one,two","up\ndown"\r\n'],
  [["=1+1", "+1", "-1", "@sum", "\tx", "\rx"], "'=1+1,'+1,'-1,'@sum,'\tx,\"'\rx\"\r\n"],
  [['=HYPERLINK("http://evil.example","x")'], '"\'=HYPERLINK(""http://evil.example"",""x"")"\r\n'],
  [["a=b", "e@mail.example", "1-2"], "a=b,e@mail.example,1-2\r\n"],
])("%j is formatted with the necessary quotes and without formulas", (cells, line) => {
  expect(formatCsvLine(cells)).toBe(line);
});
