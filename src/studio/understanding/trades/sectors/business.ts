import type { TradeRows } from "#/studio/understanding/trades/trade-row";

/** Finance, law, business and property. */
export const businessTrades: TradeRows = {
  finance: [
    ["bank", "Bank", "finance", "finance", ["coins", "strongbox", "banknote"]],
    ["insurance", "Insurance", "finance", "finance", ["umbrella", "house"]],
    ["accountant", "Accountancy", "practice", "finance", ["calculator", "ledger-book", "coins"]],
    ["financial-advice", "Financial advice", "finance", "finance", ["coins", "piggy-bank", "calculator"]],
    ["investment", "Investment", "finance", "finance", ["coins", "chart-line"]],
    ["fintech", "Fintech", "software", "fintech", ["bank-card", "phone", "coins"]],
    ["crypto", "Digital currency", "software", "fintech", ["network", "coins"]],
    ["crowdfunding", "Crowdfunding and microfinance", "finance", "people", ["coins", "piggy-bank", "circle-of-people"]],
    ["savings-group", "Savings group", "cooperative", "cooperative", ["coins", "circle-of-people", "ledger-book"]],
    ["currency-exchange", "Money exchange", "shop", "finance", ["banknote", "coins"]],
    ["mobile-money", "Mobile money agent", "shop", "fintech", ["phone", "banknote", "coins"]],
    ["pawnbroker", "Pawnbroker", "shop", "finance", ["ring-jewel", "watch", "coins"]],
  ],
  law: [
    ["law-firm", "Law firm", "practice", "law", ["scales", "law-books", "gavel"]],
    ["notary", "Notary", "practice", "law", ["wax-seal", "pen", "stamp-tool"]],
    ["patent-attorney", "Intellectual property", "practice", "law", ["wax-seal", "light-bulb", "gear"]],
    ["mediation", "Mediation", "practice", "people", ["speech-bubble"]],
    ["private-investigator", "Investigations", "trade-service", "investigation", ["magnifier", "footprints", "camera"]],
    ["visa-service", "Visa and immigration service", "practice", "office", ["globe", "document", "suitcase"]],
    ["legal-tech", "Legal software", "software", "fintech", ["scales", "document", "law-books"]],
  ],
  business: [
    ["consulting", "Consulting", "consultancy", "advice", []],
    ["coaching", "Coaching", "consultancy", "people", ["path"]],
    ["recruitment", "Recruitment", "company", "people", ["name-badge", "people"]],
    ["market-research", "Market research", "company", "advice", ["magnifier", "chart-bars", "check-list"]],
    ["office-services", "Office services", "company", "office", ["phone", "envelope", "calendar"]],
    ["copy-shop", "Copy shop and internet café", "shop", "office", ["paper-stack", "computer", "document"]],
    ["matchmaking", "Matchmaking", "company", "celebration", ["ring-jewel"]],
    ["business-association", "Business association", "community", "association", ["circle-of-people"]],
    ["startup-incubator", "Incubator", "company", "coworking", ["sprout", "rocket"]],
    ["coworking", "Coworking space", "company", "coworking", ["desk", "laptop", "coffee-cup"]],
    ["study-cafe", "Study café", "company", "coworking", ["lamp", "desk", "open-book"]],
  ],
  property: [
    ["estate-agent", "Estate agent", "company", "property", ["house", "apartment", "door"]],
    ["property-management", "Property management", "company", "property", ["apartment", "house"]],
    ["property-development", "Property development", "company", "property", ["crane", "skyscraper", "blueprint", "apartment"]],
    ["housing-cooperative", "Housing cooperative", "cooperative", "cooperative", ["apartment", "house", "circle-of-people"]],
    ["architect", "Architecture", "studio", "architecture", ["drafting-compass", "blueprint", "set-square"]],
    ["urban-planning", "Urban planning", "consultancy", "architecture", ["map", "blueprint", "apartment", "tram"]],
  ],
};
