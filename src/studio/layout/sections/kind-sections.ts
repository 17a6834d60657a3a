import type { SampleKind } from "#/studio/layout/sections/sample-sections";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";

/**
 * Sections by kind of organisation, most useful first. A page takes as many as it needs beside those
 * that the brief's words fill. Each list holds one kind of section whose entries are slots (people,
 * dates, news, places), because a page of slots says nothing.
 * The steps come last: only a page that would be too short shows them.
 */
export const sampleSectionsByKind: Readonly<Record<OrganizationKind, readonly SampleKind[]>> = {
  company: ["gallery", "steps"],
  shop: ["gallery", "places", "steps"],
  restaurant: ["gallery", "places", "steps"],
  lodging: ["gallery", "map", "steps"],
  practice: ["places", "gallery", "steps"],
  studio: ["gallery", "steps"],
  "trade-service": ["gallery", "steps"],
  manufacturer: ["gallery", "steps"],
  producer: ["gallery", "places", "steps"],
  software: ["gallery", "signup", "steps"],
  "developer-tool": ["gallery", "signup", "steps"],
  finance: ["gallery", "steps"],
  consultancy: ["gallery", "steps"],
  logistics: ["gallery", "steps"],
  charity: ["giving", "gallery", "steps"],
  foundation: ["gallery", "news", "steps"],
  authority: ["gallery", "places", "steps"],
  school: ["gallery", "programme", "steps"],
  research: ["gallery", "news", "steps"],
  culture: ["programme", "gallery", "steps"],
  event: ["programme", "gallery", "signup", "steps"],
  artist: ["programme", "gallery", "steps"],
  media: ["gallery", "signup", "news", "steps"],
  community: ["gallery", "programme", "steps"],
  club: ["gallery", "programme", "steps"],
  cooperative: ["gallery", "steps"],
  faith: ["programme", "gallery", "giving", "steps"],
  care: ["places", "gallery", "steps"],
  memorial: ["gallery", "places", "steps"],
  personal: ["gallery", "steps"],
};
