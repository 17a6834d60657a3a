import { maxImportDepth } from "#/brand-import/import-limits";

/** A number, or a length in CSS pixels. */
export type Quantity = { readonly value: number; readonly unit: "" | "px" };

type Cursor = { readonly tokens: readonly string[]; at: number };

const number = /^[+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12})(?:e[+-]?\d{1,3})?/i;

/** A plain number or a length in px or rem (16 px). Undefined for other units. */
export function parseQuantity(text: string): Quantity | undefined {
  const [digits] = number.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const unit = text.slice(digits.length).toLowerCase();
  const value = Number(digits);
  if (unit === "") return { value, unit: "" };
  if (unit === "px") return { value, unit: "px" };
  return unit === "rem" ? { value: value * 16, unit: "px" } : undefined;
}

/** Splits an expression into brackets, operators and operands. */
function tokenize(text: string): string[] {
  const tokens: string[] = [];
  let index = 0;
  while (index < text.length) {
    const character = text[index] ?? "";
    if (/\s/.test(character)) {
      index++;
    } else if ("()*/,".includes(character)) {
      tokens.push(character);
      index++;
    } else if ((character === "+" || character === "-") && /\s/.test(text[index + 1] ?? "")) {
      tokens.push(character);
      index++;
    } else {
      let end = index + 1;
      while (end < text.length && !/[\s()*/,]/.test(text[end] ?? "")) end++;
      tokens.push(text.slice(index, end));
      index = end;
    }
  }
  return tokens;
}

/**
 * Computes `calc()` and plain sums of numbers, px and rem. Undefined if anything else occurs, such
 * as a percentage, `vw` or a variable.
 */
export function computeCalc(text: string): Quantity | undefined {
  const cursor: Cursor = { tokens: tokenize(text), at: 0 };
  const result = readSum(cursor, 0);
  return result && cursor.at === cursor.tokens.length && Number.isFinite(result.value) ? result : undefined;
}

function readSum(cursor: Cursor, depth: number): Quantity | undefined {
  let left = readProduct(cursor, depth);
  for (
    let operator = cursor.tokens[cursor.at];
    left && (operator === "+" || operator === "-");
    operator = cursor.tokens[cursor.at]
  ) {
    cursor.at++;
    const right = readProduct(cursor, depth);
    if (!right || right.unit !== left.unit) return undefined;
    left = { value: operator === "+" ? left.value + right.value : left.value - right.value, unit: left.unit };
  }
  return left;
}

function readProduct(cursor: Cursor, depth: number): Quantity | undefined {
  let left = readOperand(cursor, depth);
  for (
    let operator = cursor.tokens[cursor.at];
    left && (operator === "*" || operator === "/");
    operator = cursor.tokens[cursor.at]
  ) {
    cursor.at++;
    const right = readOperand(cursor, depth);
    if (!right || (left.unit && right.unit) || (operator === "/" && right.unit)) return undefined;
    left = { value: operator === "*" ? left.value * right.value : left.value / right.value, unit: left.unit || right.unit };
  }
  return left;
}

function readOperand(cursor: Cursor, depth: number): Quantity | undefined {
  if (depth > maxImportDepth) return undefined;
  const token = cursor.tokens[cursor.at++];
  if (token === undefined) return undefined;
  if (token.toLowerCase() === "calc" && cursor.tokens[cursor.at] === "(") return readOperand(cursor, depth);
  if (token !== "(") return parseQuantity(token);
  const inner = readSum(cursor, depth + 1);
  return cursor.tokens[cursor.at++] === ")" ? inner : undefined;
}
