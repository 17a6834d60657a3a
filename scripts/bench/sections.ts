import { abuse } from "./abuse";
import { http } from "./http";
import { memory } from "./memory";
import { publish } from "./publish";
import { rasters } from "./rasters";
import type { Section } from "./row";
import { size } from "./size";
import { start } from "./start";
import { tokens } from "./tokens";

/** Every part of the bench, in the order in which it runs. */
export const sections: readonly Section[] = [http, tokens, publish, start, memory, rasters, size, abuse];
