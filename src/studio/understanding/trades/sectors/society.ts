import type { TradeRows } from "#/studio/understanding/trades/trade-row";

/** Public services, communities, faith and memory. */
export const societyTrades: TradeRows = {
  public: [
    ["municipality", "Municipality", "authority", "government", ["town-hall"]],
    ["government-agency", "Government agency", "authority", "government", ["document"]],
    ["fire-brigade", "Fire brigade", "authority", "rescue", ["fire-helmet", "fire-hose", "fire-engine"]],
    ["police", "Police", "authority", "rescue", ["police-cap", "whistle"]],
    ["civil-protection", "Civil protection", "authority", "rescue", ["life-buoy", "torch", "tent"]],
    ["public-health", "Public health", "authority", "medical", ["stethoscope", "syringe", "thermometer"]],
    ["embassy", "Embassy", "authority", "diplomacy", ["globe"], { barred: ["poster"] }],
    ["political-party", "Political party", "community", "politics", ["ballot-box", "megaphone", "lectern"]],
    ["trade-union", "Trade union", "community", "activism", ["megaphone", "people", "hard-hat"]],
  ],
  community: [
    ["charity", "Charity", "charity", "charity", ["circle-of-people"]],
    ["children-charity", "Children's charity", "charity", "childcare", ["teddy-bear", "kite", "toy-block"]],
    ["health-charity", "Patients' organisation", "charity", "medical", ["circle-of-people"]],
    ["foundation", "Foundation", "foundation", "foundation", []],
    ["human-rights", "Human rights", "charity", "activism", ["dove", "speech-bubble"]],
    ["community-centre", "Community centre", "community", "neighbourhood", ["house", "circle-of-people"]],
    ["association", "Association", "community", "association", ["circle-of-people"]],
    ["cooperative", "Cooperative", "cooperative", "cooperative", ["circle-of-people"]],
    ["parents-group", "Parents' group", "community", "childcare", []],
    ["scouts", "Scouts", "community", "scouting", ["tent", "campfire", "compass"]],
    ["hobby-club", "Hobby club", "community", "neighbourhood", ["puzzle"]],
    ["personal-page", "Personal page", "personal", "personal", ["pen"]],
    ["online-community", "Online community", "community", "product", ["speech-bubble", "network"]],
  ],
  faith: [
    ["church", "Church", "faith", "worship", ["church", "candle", "organ-pipes", "bell"]],
    ["monastery", "Monastery", "faith", "worship", ["monastery-arch", "candle", "bell"]],
    ["mosque", "Mosque", "faith", "worship", ["mosque"]],
    ["synagogue", "Synagogue", "faith", "worship", ["synagogue", "scroll", "candle"]],
    ["temple", "Temple", "faith", "worship", ["temple", "lotus", "bell"]],
    ["gurdwara", "Gurdwara", "faith", "worship", ["cooking-pot", "bowl"]],
    ["place-of-worship", "Place of worship", "faith", "worship", []],
  ],
  memorial: [
    ["funeral-home", "Funeral directors", "company", "farewell", ["candle", "dove", "wreath"]],
    ["cemetery", "Cemetery", "authority", "farewell", ["gravestone", "tree", "wreath"]],
    ["crematorium", "Crematorium", "company", "farewell", ["urn", "candle", "wreath"]],
    ["memorial", "Memorial", "memorial", "farewell", ["candle", "wreath", "gravestone"]],
    ["grief-support", "Grief support", "charity", "farewell", ["candle"]],
    ["pet-memorial", "Pet funerals", "company", "farewell", ["candle"]],
  ],
};
