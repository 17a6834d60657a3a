import type { Look } from "#/documents/design-overview/looks/look";

export const swiss: Look = {
  order: ["idea", "mark", "colour", "type", "shape", "imagery", "components", "pages", "voice"],
  css: "",
};
