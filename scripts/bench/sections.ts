import { abuse } from "./abuse";
import { agents } from "./agents";
import { http } from "./http";
import { memory } from "./memory";
import { publish } from "./publish";
import { rasters } from "./rasters";
import type { Section } from "./row";
import { size } from "./size";
import { start } from "./start";
import { tokens } from "./tokens";
import { webhooks } from "./webhooks";

/** Every part of the bench, in the order in which it runs. */
export const sections: readonly Section[] = [http, tokens, publish, start, memory, rasters, size, abuse, webhooks, agents];
