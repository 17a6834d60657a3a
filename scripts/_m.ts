import { matchTrades } from "#/studio/understanding/trades/match-trades";
const rows=(await Bun.file("test/studio/understanding/trade-briefs.txt").text()).split("\n").filter(l=>l&&!l.startsWith("#")).map(l=>l.split("|"));
for(const r of rows){const [language="",name="",fields="",ids=""]=r;
 const texts=[{source:"name",text:name,weight:2.5},...fields.split(";").map(f=>{const i=f.indexOf(":");return {source:f.slice(0,i).trim(),text:f.slice(i+1),weight:({industry:4,tagline:2,offer:1} as any)[f.slice(0,i).trim()]??1}})];
 const [b]=matchTrades(texts as any,language==="-"?undefined:language);
 if(ids!=="-"&&!ids.split(" ").includes(b?.trade.id??""))console.log(r.join("|"),"=>",b?.trade.id,b?.score);}
for(const f of ["trade-phrases","trade-industries","trade-industries-east","trade-lines","trade-lines-more"]){
 const rs=(await Bun.file(`test/studio/understanding/${f}.txt`).text()).split("\n").filter(l=>l&&!l.startsWith("#")).map(l=>l.split("|"));
 const news=new Set("plasterer wood-carver dye-works garment-factory scrap-yard rice-mill nut-shop hajj-travel safari ski-resort camper-hire boat-hire rickshaw".split(" "));
 for(const [l,t,i] of rs as any){const [b]=matchTrades([{source:"industry",text:t,weight:4}],l==="-"?undefined:l);if(b&&news.has(b.trade.id)&&!String(i).split(" ").includes(b.trade.id))console.log(f,l,t,i,"=>",b.trade.id);}
}
