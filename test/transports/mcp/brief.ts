import type { Brief } from "#/model/brief";

/** A brief for tests of tools. */
export const brief = { name: "Mossgrove", seed: 11, offer: "Garden tools that last" } as Brief;
