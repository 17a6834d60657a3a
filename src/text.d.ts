declare module "*.txt" {
  const text: string;
  export default text;
}

declare module "*.sh" {
  const text: string;
  export default text;
}

declare module "tailwindcss/index.css" {
  const text: string;
  export default text;
}
