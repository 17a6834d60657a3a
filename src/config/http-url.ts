/** Whether a setting is an http or https address without a query. */
export const isHttpUrl = (text: string) => /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(text);

export const httpUrlRequirement = "must be an http or https address without a query";
