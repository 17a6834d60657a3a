export { pagesFor } from "#/studio/pages/pages-for";
