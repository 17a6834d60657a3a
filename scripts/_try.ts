import { understandBrief } from "#/studio/understanding/understand-brief";
for (const line of (await Bun.stdin.text()).split("\n").filter(Boolean)) {
  const u = understandBrief({ name: "Kern", offer: line } as any).trade?.value ?? "-";
  const v = understandBrief({ name: "Kern", industry: line } as any).trade?.value ?? "-";
  console.log(line, "=>", u===v?u:`${u} | ${v}`);
}
