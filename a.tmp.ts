import { statesHours, namesTime, findPracticalRole } from "#/studio/copy/practical-facts";
import { isNotice } from "#/studio/copy/notices";
import { isRefusal } from "#/studio/copy/refusals";
const t="Tue to Sat, 9 till 4, in the old chandlery by the harbour.";
console.log(statesHours(t,"en"),namesTime(t,"en"),findPracticalRole(t,"en"));
const a="الأتعاب مكتوبة قبل التوقيع."; console.log(isNotice(a,"ar"),isRefusal(a),findPracticalRole(a,"ar"));
console.log(isNotice("Atiendo yo, no pasantes.","es"), isNotice("No hago carillas para influencers ni saco muelas que todavía se pueden salvar.","es"));
