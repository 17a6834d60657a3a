import type { DrawnLetter } from "./drawn-letter";
import { lettersAToG } from "./letters-a-to-g";
import { lettersHToN } from "./letters-h-to-n";
import { lettersOToZ } from "./letters-o-to-z";
import { lettersOfOtherScripts } from "./letters-of-other-scripts";

/** All letters whose strokes are a thing. */
export const drawnLetters: readonly DrawnLetter[] = [...lettersAToG, ...lettersHToN, ...lettersOToZ, ...lettersOfOtherScripts];
