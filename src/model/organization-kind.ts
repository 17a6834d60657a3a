/**
 * Kinds of organisations with their English names. The kind decides the words of a page (a charity
 * asks for help, a shop sells) and which sections and actions fit.
 */
export const organizationKindNames = {
  company: "Company",
  shop: "Shop",
  restaurant: "Restaurant or café",
  lodging: "Hotel or lodging",
  practice: "Practice or clinic",
  studio: "Studio or agency",
  "trade-service": "Trade or home service",
  manufacturer: "Manufacturer",
  producer: "Farm or producer",
  software: "Software product",
  "developer-tool": "Developer tool",
  finance: "Bank, insurer or fund",
  consultancy: "Law firm or consultancy",
  logistics: "Transport or logistics",
  charity: "Charity",
  foundation: "Foundation",
  authority: "Public authority",
  school: "School or courses",
  research: "Research institute",
  culture: "Museum, stage or library",
  event: "Festival or event",
  artist: "Artist or band",
  media: "Magazine, publisher or broadcaster",
  community: "Association or community",
  club: "Club",
  cooperative: "Cooperative",
  faith: "Faith community",
  care: "Care or hospice",
  memorial: "Funeral or memorial",
  personal: "Personal site",
} as const;
export type OrganizationKind = keyof typeof organizationKindNames;

/** All kinds of organisations. */
export const organizationKinds = Object.keys(organizationKindNames) as readonly OrganizationKind[] as readonly [
  OrganizationKind,
  ...OrganizationKind[],
];
