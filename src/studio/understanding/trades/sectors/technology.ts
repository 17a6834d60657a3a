import type { TradeRows } from "#/studio/understanding/trades/trade-row";

/** Technology, software and science. */
export const technologyTrades: TradeRows = {
  technology: [
    ["electronics", "Electronics", "manufacturer", "hardware", ["chip", "circuit-board", "plug"], { fitting: { arcade: 0 } }],
    ["robotics", "Robotics", "manufacturer", "hardware", ["robot", "robot-arm", "chip"]],
    ["telecommunications", "Telecommunications", "company", "hardware", ["antenna", "network", "phone"]],
    ["computing-hardware", "Computer hardware", "manufacturer", "hardware", ["computer", "chip", "keyboard"]],
    ["maker-space", "Makerspace", "community", "maker", ["printer-3d", "wrench", "circuit-board"]],
    ["space-technology", "Space technology", "company", "space", ["satellite", "rocket", "planet"], { fitting: { arcade: 1 } }],
  ],
  software: [
    ["software", "Software company", "software", "product", ["laptop", "code-brackets", "cursor"]],
    ["developer-tools", "Developer tools", "developer-tool", "developers", ["terminal", "code-brackets", "keyboard"]],
    ["open-source", "Open-source project", "developer-tool", "developers", ["code-brackets", "version-branch"]],
    [
      "data-analytics",
      "Data and analytics",
      "software",
      "product",
      ["database-stack", "chart-line", "chart-bars"],
      { fitting: { ledger: 3, scientific: 3 } },
    ],
    [
      "artificial-intelligence",
      "Artificial intelligence",
      "software",
      "product",
      ["network", "chip"],
      { fitting: { scientific: 3 } },
    ],
    ["cyber-security", "Cyber security", "software", "infrastructure", ["lock", "server"]],
    ["hosting", "Hosting and cloud", "software", "infrastructure", ["server", "cloud-server", "network"]],
    ["it-services", "IT services", "company", "infrastructure", ["computer", "network", "keyboard"]],
    ["productivity-app", "Productivity app", "software", "product", ["check-list", "calendar"]],
    ["education-technology", "Education technology", "software", "courses", ["laptop", "school-bag", "open-book"]],
    ["game-studio", "Game studio", "studio", "games", ["game-controller", "joystick", "keyboard"]],
  ],
  science: [
    ["research-institute", "Research institute", "research", "research", ["flask", "microscope", "test-tube"]],
    ["biotechnology", "Biotechnology", "company", "biotech", ["dna", "microscope", "petri-dish"]],
    ["pharmaceuticals", "Pharmaceuticals", "manufacturer", "biotech", ["pill", "flask", "medicine-bottle"]],
    ["observatory", "Observatory", "research", "observatory", ["observatory-dome", "telescope", "planet"]],
    ["planetarium", "Planetarium", "culture", "observatory", ["planet", "observatory-dome", "star"]],
    ["astronomy-club", "Astronomy club", "community", "observatory", ["telescope", "star", "moon"]],
    [
      "weather-service",
      "Weather and climate data",
      "research",
      "observatory",
      ["cloud", "rain", "weather-vane", "thermometer"],
      { fitting: { swiss: 4, technical: 3 } },
    ],
    ["archaeology", "Archaeology", "research", "conservation", ["amphora", "trowel", "brush"], { fitting: { scientific: 4 } }],
    ["science-journal", "Academic journal", "media", "research", ["open-book", "paper-stack", "microscope"]],
  ],
};
