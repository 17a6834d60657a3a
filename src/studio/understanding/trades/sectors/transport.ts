import type { TradeRows } from "#/studio/understanding/trades/trade-row";

/** Transport of people and goods. */
export const transportTrades: TradeRows = {
  transport: [
    ["car-repair", "Car workshop", "trade-service", "garage", ["car", "wrench", "tyre"]],
    ["car-dealer", "Car dealer", "shop", "garage", ["car", "steering-wheel"]],
    [
      "classic-cars",
      "Classic cars",
      "trade-service",
      "audio",
      ["classic-car", "steering-wheel"],
      { fitting: { luxury: 3, industrial: 3 } },
    ],
    ["car-wash", "Car care", "shop", "garage", ["car", "sponge", "bucket"]],
    ["car-rental", "Car rental", "company", "transit", ["car", "steering-wheel"]],
    ["car-parts", "Car parts", "company", "precision", ["tyre", "spark-plug", "gear"]],
    ["motorcycles", "Motorcycles", "shop", "garage", ["motorbike", "racing-helmet", "tyre"]],
    ["bicycle-shop", "Bicycle shop", "shop", "cycling", ["bicycle", "wheel", "cycle-helmet"]],
    ["bicycle-rental", "Bicycle rental", "company", "cycling", ["bicycle", "cycle-helmet"]],
    ["taxi", "Taxi", "company", "transit", ["taxi"]],
    ["public-transport", "Public transport", "authority", "transit", ["tram", "bus", "train"]],
    ["coach-travel", "Coach operator", "company", "transit", ["bus", "suitcase"]],
    [
      "heritage-railway",
      "Heritage railway",
      "culture",
      "audio",
      ["steam-locomotive", "train", "ticket"],
      { fitting: { industrial: 4, poster: 4, archive: 2 } },
    ],
    ["ferry", "Shipping line", "company", "transit", ["ferry", "ship", "anchor"]],
    ["port", "Port", "authority", "logistics", ["harbour-crane", "container", "ship"]],
    ["boatbuilder", "Boatbuilder", "manufacturer", "boats", ["sailing-boat", "plane", "anchor"]],
    ["aviation", "Aviation", "company", "flight", ["plane-aircraft", "propeller", "helicopter"]],
    ["freight", "Freight and logistics", "logistics", "logistics", ["truck", "container", "pallet"]],
    ["warehouse", "Warehousing", "logistics", "logistics", ["forklift", "pallet", "parcel"]],
    ["courier", "Courier", "logistics", "logistics", ["parcel", "cargo-bike", "van"]],
    ["removals", "Removals", "trade-service", "logistics", ["van", "parcel", "sofa"]],
    ["towing", "Roadside assistance", "trade-service", "garage", ["tow-truck", "tyre", "car"]],
    ["parking", "Parking", "company", "transit", ["parking-barrier", "car"]],
  ],
};
