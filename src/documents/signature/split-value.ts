/** The parts of a CSS value, which blanks outside of parentheses separate. */
export function splitValue(value: string | undefined): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const character of (value ?? "").slice(0, 600)) {
    if (character === "(") depth++;
    else if (character === ")") depth--;
    if (character !== " " || depth > 0) {
      part += character;
      continue;
    }
    if (part !== "") parts.push(part);
    part = "";
  }
  return part === "" ? parts : [...parts, part];
}
