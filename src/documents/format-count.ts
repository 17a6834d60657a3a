const numerals = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** A small count as it stands in a sentence: in words up to twelve, in figures beyond. */
export const formatCount = (count: number): string => numerals[count] ?? String(count);
