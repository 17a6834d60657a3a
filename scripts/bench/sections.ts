import { http } from "./http";
import type { Section } from "./row";

/** Every part of the bench, in the order in which it runs. */
export const sections: readonly Section[] = [http];
