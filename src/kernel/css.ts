/**
 * Template tag for style sheets. A rule is written with one declaration a line and printed on one:
 * line breaks inside a rule, with the indentation around them, print one space. Line breaks between
 * rules are printed.
 *
 * @example
 * css`
 * .card {
 *   padding: ${padding};
 *   border-radius: var(--radius-md);
 * }
 * .card h2 { margin: 0; }`
 */
export function css(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let literals = literalsByTemplate.get(strings);
  if (!literals) {
    literals = joinRules(strings);
    literalsByTemplate.set(strings, literals);
  }
  let text = literals[0] ?? "";
  for (let index = 0; index < values.length; index++) text += `${values[index]}${literals[index + 1] ?? ""}`;
  return text;
}

/** The literals of each template with its rules joined, so that it is done once. */
const literalsByTemplate = new WeakMap<TemplateStringsArray, readonly string[]>();

/** At-rules whose block contains declarations. */
const declarationAtRules = /^@(?:font-face|page|property|counter-style)\b/;

/** Line breaks are looked at one by one; in between, only what begins or ends a rule. */
function joinRules(literals: readonly string[]): readonly string[] {
  const isRule: boolean[] = [];
  let prelude = "";
  const read = (text: string) => {
    let start = 0;
    for (const { 0: delimiter, index } of text.matchAll(/[{};]/g)) {
      if (delimiter === "{") {
        const head = (prelude + text.slice(start, index)).trim();
        isRule.push(!head.startsWith("@") || declarationAtRules.test(head));
      } else if (delimiter === "}") isRule.pop();
      prelude = "";
      start = index + 1;
    }
    prelude += text.slice(start);
  };
  return literals.map((literal, index) => {
    if (index > 0) prelude += "$";
    const [first = "", ...lines] = literal.split("\n");
    const printed = [first];
    read(first);
    for (const line of lines) {
      const isJoined = isRule.at(-1) || /[^$\s]/.test(prelude);
      if (isJoined) printed.push(`${printed.pop()?.trimEnd()} ${line.trimStart()}`);
      else printed.push(line);
      read(line);
    }
    return printed.join("\n");
  });
}
