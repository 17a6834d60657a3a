/** Every way to have an expression, for the test of the search. */
export const literal = /^a+$/i;
export const constant = /^b$/;
export const schema = { type: "string", pattern: "^c$" };
export const built = (name: string) => new RegExp(`^${name}$`);
