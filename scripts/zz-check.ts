import { understandBrief } from "#/studio/understanding/understand-brief";
const mine = new Set(process.argv[2]!.split(" "));
for (const f of ["trade-industries", "trade-industries-east", "trade-lines", "trade-lines-more", "trade-phrases", "trade-lines-unused", "trade-sentences","trade-briefs"]) {
  const lines = (await Bun.file(`test/studio/understanding/${f}.txt`).text()).split("\n");
  lines.forEach((line, i) => {
    const parts = line.split("|"); if (parts.length < 3) return;
    const expected = parts.at(-1)!.split(" "); const industry = parts[1]!;
    const got = understandBrief({ name: "Marlow", industry }).trade?.value ?? "-";
    if (!expected.includes(got) && mine.has(got)) console.log(`${f}:${i + 1}: ${line} → ${got}`);
  });
}
