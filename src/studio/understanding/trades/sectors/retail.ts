import type { TradeRows } from "#/studio/understanding/trades/trade-row";

/** Shops, fashion and things for the home. */
export const retailTrades: TradeRows = {
  retail: [
    ["general-retail", "Shop", "shop", "shop", ["shop-front", "shopping-bag", "wicker-basket"], { fitting: { poster: 2 } }],
    ["gift-shop", "Gift shop", "shop", "shop", ["gift", "shopping-bag", "envelope"]],
    ["toy-shop", "Toy shop", "shop", "play", ["teddy-bear", "toy-train", "toy-block", "kite"]],
    ["baby-shop", "Baby goods", "shop", "childcare", ["baby-carriage", "rattle", "baby-bottle"]],
    ["bookshop", "Bookshop", "shop", "books", ["book", "bookshelf", "open-book", "magazine"]],
    ["newsagent", "Newsagent", "shop", "shop", ["newspaper", "magazine"]],
    ["record-shop", "Record shop", "shop", "audio", ["vinyl-record", "turntable", "headphones"]],
    ["music-shop", "Musical instruments", "shop", "audio", ["guitar", "piano", "drum", "accordion"]],
    ["hifi", "Audio equipment", "shop", "audio", ["loudspeaker", "turntable", "headphones"]],
    ["electronics-shop", "Electronics shop", "shop", "supplies", ["laptop", "phone", "headphones"]],
    ["camera-shop", "Camera shop", "shop", "audio", ["camera", "lens", "film-roll"]],
    ["second-hand", "Second-hand shop", "shop", "vintage", ["clothes-hanger", "shirt", "dress"]],
    ["antiques", "Antiques", "shop", "antiques", ["long-case-clock", "amphora", "candlestick"]],
    ["auction-house", "Auction house", "company", "antiques", ["gavel", "picture-frame", "amphora"]],
    ["wholesale", "Wholesale", "company", "logistics", ["parcel", "pallet", "forklift"], { barred: ["luxury", "playful"] }],
    ["erotic-shop", "Erotic shop", "shop", "nightlife", ["lipstick"]],
    ["esoteric", "Astrology and esoterica", "shop", "mystic", ["moon", "crystal-ball", "star"], { fitting: { poster: 2 } }],
  ],
  fashion: [
    ["fashion", "Fashion", "shop", "fashion", ["dress", "clothes-hanger", "shirt"]],
    ["streetwear", "Streetwear", "shop", "popMusic", ["hoodie", "cap", "running-shoe"]],
    ["tailor", "Tailoring", "studio", "tailoring", ["tailors-dummy", "needle-thread", "scissors", "thread-spool"]],
    ["bridal-wear", "Bridal wear", "shop", "celebration", ["wedding-dress", "bouquet", "ring-jewel"]],
    ["workwear", "Workwear", "shop", "supplies", ["hard-hat", "dungarees", "shirt"]],
    ["milliner", "Hats", "studio", "tailoring", ["hat", "cap"]],
    ["shoe-shop", "Shoe shop", "shop", "fashion", ["shoe", "running-shoe"]],
    ["bags", "Bags and accessories", "shop", "fashion", ["handbag", "suitcase", "backpack"]],
    ["jeweller", "Jeweller", "shop", "jewelry", ["ring-jewel", "gem", "necklace"]],
    ["watchmaker", "Watchmaker", "shop", "timepieces", ["watch", "clock", "long-case-clock"]],
  ],
  home: [
    ["furniture-shop", "Furniture", "shop", "interiors", ["chair", "sofa", "lamp"]],
    ["kitchen-studio", "Kitchen studio", "shop", "interiors", ["cooker", "faucet", "cooking-pot"]],
    ["interior-design", "Interior design", "studio", "interiors", ["armchair", "lamp", "chair"]],
    ["homeware", "Homeware", "shop", "interiors", ["vase", "lamp", "bowl", "armchair"]],
    ["framing", "Picture framing", "shop", "conservation", ["picture-frame", "set-square"]],
  ],
};
