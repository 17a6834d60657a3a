const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** A small count as it stands in a sentence: in words up to twelve, in figures beyond. */
export const countWord = (count: number): string => words[count] ?? String(count);
