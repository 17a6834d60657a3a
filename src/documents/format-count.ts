const numerals = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** A count for use in a sentence: a word up to twelve, digits beyond. */
export const formatCount = (count: number): string => numerals[count] ?? String(count);
