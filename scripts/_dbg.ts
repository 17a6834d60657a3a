import { matchTrades } from "#/studio/understanding/trades/match-trades";
import { understandBrief } from "#/studio/understanding/understand-brief";
for(const t of ["We organise Hajj and Umrah journeys for pilgrims","Auto rickshaw drivers' cooperative","Auto rickshaw drivers","We run Hajj and Umrah journeys from Leicester"]){
console.log(t,JSON.stringify(matchTrades([{source:"offer",text:t,weight:1}],"en").slice(0,3).map(m=>[m.trade.id,m.score,m.firmReasons])), understandBrief({name:"Kern",offer:t} as any).trade?.value, understandBrief({name:"Kern",offer:t} as any).language);}
