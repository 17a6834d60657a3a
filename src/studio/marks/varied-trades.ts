/**
 * Trades whose members make, sell or do different things: what stands for the trade is rarely what one of them is
 * about. Their subjects lead only where the brief says them; those of barbers or noodle bars are true of each.
 */
const varied: ReadonlySet<string> = new Set(
  // Food and lodging
  (
    "confectionery delicatessen grocery organic-shop food-manufacturer catering food-truck beverages restaurant canteen " +
    "fast-food vegan-restaurant nightclub hotel hostel attraction travel-agency tour-guide tourist-office adventure-travel " +
    // Land and animals
    "farm organic-farm livestock livestock-market fishery feed-merchant agricultural-machinery agritech landscaping park " +
    "climate-action water-restoration flood-protection animal-boarding pet-shop " +
    // Health and the body
    "doctor specialist-doctor hospital dermatology gynaecology psychiatry psychotherapy occupational-therapy medical-supplies " +
    "medical-technology beauty-salon cosmetics spa massage meditation sports-club sports-shop outdoor-shop dance-school " +
    // Trades, makers and shops
    "builder renovation restoration repair-shop upholsterer weaver textile-mill screen-printing printing-house paper-goods " +
    "manufacturing metalwork chemicals plastics packaging measurement engineering-office recycling general-retail gift-shop " +
    "electronics-shop antiques auction-house wholesale fashion streetwear workwear bags homeware " +
    "interior-design bedding-maker esoteric event-technology car-parts " +
    // Software, science and media
    "electronics robotics telecommunications software developer-tools open-source data-analytics artificial-intelligence " +
    "cyber-security hosting it-services productivity-app education-technology fintech game-studio research-institute " +
    "biotechnology pharmaceuticals science-journal magazine publisher podcast web-design illustrator graphic-design " +
    "branding-agency advertising-agency product-design animation-studio " +
    // Culture, learning and the public
    "museum gallery arts-centre artist sculptor archive heritage-trust theatre dance-company writer orchestra band " +
    "music-label music-venue music-school music-shop festival music-festival food-festival conference market sports-event " +
    "event-planning event-venue wedding-planning party-supplies amusement-park school alternative-school university " +
    "vocational-training adult-education language-school tutoring cooking-school student-services association charity " +
    "business-association foundation community-centre cooperative government-agency municipality embassy trade-union " +
    "insurance financial-advice investment bank crowdfunding consulting coaching office-services estate-agent " +
    "personal-page pest-control eye-doctor folk-dance folk-musicians " +
    "youth-welfare disability-support homeless-aid refugee-aid crisis-helpline health-charity"
  ).split(" "),
);

/** Whether what stands for a trade is true of only some of its members. */
export const isVaried = (trade: string): boolean => varied.has(trade);
