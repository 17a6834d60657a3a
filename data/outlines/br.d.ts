declare module "*.br" {
  const path: string;
  export default path;
}
