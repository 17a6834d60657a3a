export { createPages } from "#/studio/pages/create-pages";
