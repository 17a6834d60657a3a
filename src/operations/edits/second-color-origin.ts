import { secondColorSources } from "#/model/second-color-source";

/** Where the second colour of a design comes from. */
export const secondColorOrigins = ["stated", ...secondColorSources, "palette"] as const;
export type SecondColorOrigin = (typeof secondColorOrigins)[number];
